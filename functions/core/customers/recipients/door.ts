import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { RecipientStatus } from '#contract/customers/recipient-statuses.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { readAll, writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, onlyNew } from '../../platform/table/conflicts.ts'
import { Recipient, type RecipientItem, recipientKey, recipientsOf } from './entity.ts'

const WRITES_AT_ONCE = 16
/** Few enough that a job looks at its clock between them. */
const CANCELED_AT_ONCE = 200

/** Adds recipients that are not in the campaign yet. */
export const putRecipients = (recipients: readonly RecipientItem[]) =>
  eachAtOnce(recipients, WRITES_AT_ONCE, (one) =>
    isConditionMet(Recipient.build(PutItemCommand).item(one).options(onlyNew).send()),
  )

type Where = Condition<typeof Recipient>

/** A page of a campaign's recipients, from behind one of them; `place` leads on. */
export async function listRecipientPage(
  { org, campaign }: Pick<RecipientItem, 'org' | 'campaign'>,
  { after = '', where, limit }: { after?: string; where?: Where; limit: number },
): Promise<{ recipients: RecipientItem[]; place?: string }> {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Recipient)
    .query({
      partition: recipientsOf(org, campaign),
      range: { between: [`${recipientKey(after)}!`, recipientKey('~')] },
    })
    // The library can't type a filter under a computed name.
    .options({ limit, consistent: true, ...(where && { filters: { [Recipient.entityName]: where } as never }) })
    .send()
  // The table's keys are texts.
  const last = LastEvaluatedKey?.sk as string | undefined
  return { recipients: Items, place: last?.slice(recipientKey('').length) }
}

type Keys = Pick<RecipientItem, 'org' | 'campaign' | 'contact'>
const keysOf = ({ org, campaign, contact }: Keys) => ({ org, campaign, contact })

/** Records how one who waited fared; false where that is known already. */
export const settleRecipient = (seen: Keys, change: Partial<RecipientItem>) =>
  isConditionMet(
    Recipient.build(UpdateItemCommand)
      .item({ ...keysOf(seen), ...change, ...(change.status !== 'planned' && { send_at: $remove() }) })
      .options({ condition: { attr: 'status', eq: 'planned' } })
      .send(),
  )

/** The statuses that each may follow. */
const BEFORE = {
  delivered: ['planned', 'sent'],
  read: ['planned', 'sent', 'delivered'],
  failed: ['planned', 'sent'],
} as const satisfies Partial<Record<RecipientStatus, readonly RecipientStatus[]>>

/** Moves a recipient on by what Twilio reported of their message, never back. */
export const advanceRecipient = (keys: Keys, status: keyof typeof BEFORE, problem?: string) =>
  isConditionMet(
    Recipient.build(UpdateItemCommand)
      .item({ ...keysOf(keys), status, problem })
      .options({ condition: { attr: 'status', in: [...BEFORE[status]] } })
      .send(),
  )

/** Has one wait again, whose message never left. */
export const planAgain = (keys: Keys, send_at: string) =>
  isConditionMet(
    Recipient.build(UpdateItemCommand)
      .item({
        ...keysOf(keys),
        status: 'planned',
        send_at,
        is_again: true,
        sent_at: $remove(),
        message: $remove(),
        cost: $remove(),
      })
      .options({ condition: { attr: 'status', in: [...BEFORE.failed] } })
      .send(),
  )

type Mark = 'replied_at' | 'booked_at' | 'sold_at' | 'opted_out_at'

/** Notes the first time that a recipient did something after the campaign reached them. */
export const markRecipient = (keys: Keys, mark: Mark, at: string) =>
  isConditionMet(
    Recipient.build(UpdateItemCommand)
      // Nor can it type an attribute of a computed name.
      .item({ ...keysOf(keys), [mark]: at } as never)
      .options({
        condition: {
          and: [{ attr: 'status', exists: true }, { attr: mark, exists: false } as Where],
        },
      })
      .send(),
  )

/** Ends those who still wait; false if some are left when the time (epoch milliseconds) is over. */
export async function cancelPlanned(org: OrgId, campaign: string, endsAt: number): Promise<boolean> {
  let after: string | undefined
  do {
    if (Date.now() > endsAt) return false
    const page = await listRecipientPage(
      { org, campaign },
      { after, where: { attr: 'status', eq: 'planned' }, limit: CANCELED_AT_ONCE },
    )
    await eachAtOnce(page.recipients, WRITES_AT_ONCE, (one) =>
      settleRecipient(one, { status: 'left_out', reason: 'canceled' }),
    )
    after = page.place
  } while (after !== undefined)
  return true
}

export async function deleteRecipients(org: OrgId, campaign: string) {
  let after: string | undefined
  do {
    const page = await listRecipientPage({ org, campaign }, { after, limit: 1000 })
    await writeAll(page.recipients.map((one) => Recipient.build(BatchDeleteRequest).key(keysOf(one))))
    after = page.place
  } while (after !== undefined)
}

/** The progress of those of these contacts who are in a campaign's audience, by their ids. */
export async function listRecipients(
  org: OrgId,
  campaign: string,
  contacts: readonly string[],
): Promise<Map<string, RecipientItem>> {
  const found = await readAll(
    contacts.map((contact) => Recipient.build(BatchGetRequest).key({ org, campaign, contact })),
  )
  return new Map(found.flatMap((one) => (one ? [[one.contact, one] as const] : [])))
}
