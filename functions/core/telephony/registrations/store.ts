import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { $remove, $set, UpdateItemCommand, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import type { RegistrationStep } from '#contract/telephony/registration.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet, onlyNew } from '../../platform/table/conflicts.ts'
import { type Made, Registration, type RegistrationItem, TextingPage, type TextingPageItem } from './entity.ts'

/** The form's parts, as they are stored; absent ones stay. */
type Parts = Pick<
  RegistrationItem,
  | 'legal_name'
  | 'tax_id'
  | 'tax_id_last4'
  | 'business_type'
  | 'website'
  | 'volume'
  | 'lends'
  | 'address'
  | 'representative'
  | 'campaign'
>

/** Keeps what was entered; `stale` are those that Twilio has as they were. False while carriers review it. */
export async function keepParts(org: OrgId, parts: Parts, stale: RegistrationItem['stale']): Promise<boolean> {
  await isConditionMet(Registration.build(PutItemCommand).item({ org }).options(onlyNew).send())
  const { address, representative, campaign, ...plain } = parts
  return change(
    {
      org,
      ...plain,
      ...(address && { address: $set(address) }),
      ...(representative && { representative: $set(representative) }),
      ...(campaign && { campaign: $set(campaign) }),
      stale,
    },
    ['draft', 'refused', 'approved'],
  )
}

/** Sends it, or what was corrected; false where somebody else just did. */
export const markSent = (
  org: OrgId,
  { again, done, refusals, ...sent }: Pick<RegistrationItem, 'kinds' | 'again' | 'refusals' | 'done' | 'submitted_at'>,
) =>
  change({ ...sent, org, state: 'under_way', again: $set(again), done: $set(done), refusals: $set(refusals) }, [
    'draft',
    'refused',
    'approved',
  ])

export const noteMade = (org: OrgId, made: Made, sid: string) => update({ org, sids: { [made]: sid } })

export const noteTollFree = (org: OrgId, verification: string, toll_free_number: string) =>
  update({ org, toll_free_number, sids: { toll_free: verification } })

/** Twilio has it: it is kept nowhere else. */
export const forgetTaxId = (org: OrgId) => update({ org, tax_id: $remove() })

export const noteFresh = (org: OrgId, what: keyof RegistrationItem['stale']) =>
  update({ org, stale: { [what]: $remove() } })

/** Also one that was refused: an appeal may end well. */
export const noteDone = (org: OrgId, step: RegistrationStep) =>
  update({ org, done: { [step]: true }, again: { [step]: $remove() }, refusals: { [step]: $remove() } })

export const noteResent = (org: OrgId, tries: number) => update({ org, brand_tries: tries })

export type StepRefusal = NonNullable<RegistrationItem['refusals'][RegistrationStep]>
export const noteRefused = (org: OrgId, step: RegistrationStep, refusal: StepRefusal) =>
  update({
    org,
    state: 'refused',
    // Also one that was approved.
    done: { [step]: $remove() },
    refusals: { [step]: $set(refusal) },
    // What was refused before anybody looked at it answers the same review still.
    ...(refusal.seen && { again: { [step]: $remove() } }),
  })

/** Sets what follows from the steps, unless somebody has just sent it again. */
export const noteStanding = (org: OrgId, seen: RegistrationItem['state'], state: RegistrationItem['state']) =>
  change({ org, state }, [seen])

/** True if nobody has looked for this long. */
export const claimLook = (org: OrgId, now: Date, everyMs: number) =>
  isConditionMet(
    Registration.build(UpdateItemCommand)
      .item({ org, looked_at: now.getTime() })
      .options({
        condition: {
          or: [
            { attr: 'looked_at', exists: false },
            { attr: 'looked_at', lt: now.getTime() - everyMs },
          ],
        },
      })
      .send(),
  )

export async function putPage(page: TextingPageItem): Promise<void> {
  await TextingPage.build(PutItemCommand).item(page).send()
}

async function update(fields: UpdateItemInput<typeof Registration>): Promise<void> {
  await Registration.build(UpdateItemCommand).item(fields).send()
}

const change = (fields: UpdateItemInput<typeof Registration>, states: RegistrationItem['state'][]) =>
  isConditionMet(
    Registration.build(UpdateItemCommand)
      .item(fields)
      .options({ condition: { attr: 'state', in: states } })
      .send(),
  )

/** Strongly consistent; undefined before anything was entered. */
export async function findRegistration(org: OrgId): Promise<RegistrationItem | undefined> {
  const { Item } = await Registration.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item
}
