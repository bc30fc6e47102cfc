import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $remove, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { Language } from '#contract/language.ts'
import type { Hours } from '#contract/people/hours.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet, whereMet } from '../../platform/table/conflicts.ts'
import { organizationPut } from '../organizations/door.ts'
import type { Account } from '../pool/users.ts'
import { listTeam, memberPut, setInheritedOf } from './door.ts'
import { type Inherited, Picture, User } from './entity.ts'
import { trialEndOf } from './trial-end-of.ts'

type OwnSettings = {
  first_name?: string
  last_name?: string
  language?: Language
  timezone?: string | null
  signature?: string
  away?: boolean
}

/** Updates the user's own choices. */
export async function setOwnChoices(id: string, { timezone, signature, ...choices }: OwnSettings) {
  const { Attributes } = await User.build(UpdateItemCommand)
    .item({
      id,
      ...choices,
      timezone: timezone === null ? $remove() : timezone,
      signature: signature === '' ? $remove() : signature,
    })
    .options({ condition: { attr: 'org', exists: true }, returnValues: 'ALL_NEW' })
    .send()
  return Attributes
}

/** Stores the hash of the newest code mailed to prove a person's address. */
export const setProof = (id: string, proof_hash: string, proof_until: string) =>
  isConditionMet(
    User.build(UpdateItemCommand)
      .item({ id, proof_hash, proof_until })
      .options({ condition: { attr: 'org', exists: true } })
      .send(),
  )

/** Records when a person's address was proven; the code is used up. */
export const setVerified = (id: string, verified_at: string) =>
  isConditionMet(
    User.build(UpdateItemCommand)
      .item({ id, verified_at, proof_hash: $remove(), proof_until: $remove() })
      .options({ condition: { attr: 'org', exists: true } })
      .send(),
  )

/** From now on only sign-ins at or after `moment` (epoch seconds) are valid, and the session `kept`. */
export async function setSessionsValidAfter(id: string, moment: number, kept?: string): Promise<void> {
  await isConditionMet(
    User.build(UpdateItemCommand)
      .item({ id, sessions_valid_after: moment, kept_session: kept ?? $remove() })
      .options({ condition: { attr: 'org', exists: true } })
      .send(),
  )
}

type AgentChange = { away?: boolean; max_contacts?: number | null; working_hours?: Hours | null }

/** Changes an agent's assignment settings; returns the previous item, undefined if not an agent of the organization. */
export async function changeAgent(org: OrgId, id: string, { away, max_contacts, working_hours }: AgentChange) {
  const answer = await whereMet(
    User.build(UpdateItemCommand)
      .item({
        id,
        away,
        max_contacts: max_contacts === null ? $remove() : max_contacts,
        working_hours: working_hours === null ? $remove() : working_hours && $set(working_hours),
      })
      .options({
        condition: {
          and: [
            { attr: 'org', eq: org },
            { attr: 'role', ne: 'owner' },
          ],
        },
        returnValues: 'ALL_OLD',
      })
      .send(),
  )
  return answer?.Attributes
}

/** Copies them to all users of an organization. */
export async function setInherited(org: OrgId, inherited: Partial<Inherited>): Promise<void> {
  await Promise.all((await listTeam(org)).map(({ id }) => setInheritedOf(org, id, inherited)))
}

/** Puts an organization and its owner, both or neither; if they exist already, nothing changes. */
export async function putOrganization(org: string, owner: Account, now: Date): Promise<void> {
  const trialEnds = trialEndOf(now)
  await isConditionMet(
    execute(
      organizationPut(org, owner.organization, now, trialEnds),
      memberPut(
        {
          id: owner.id,
          org,
          org_name: owner.organization,
          ...(trialEnds && { org_plan: { state: 'trial', open_until: trialEnds } }),
          first_name: owner.first_name,
          last_name: owner.last_name,
          email: owner.email,
          role: 'owner',
          // The setting follows (settings/follow.ts).
          needs_two_step: true,
          language: owner.language,
          verified_at: now.toISOString(),
        },
        now,
      ),
    ),
  )
}

/** Puts a user's picture, or deletes it; then their item has its version, or none. */
export async function setPicture(user: string, picture?: { version: string; jpeg: string }): Promise<void> {
  if (picture) await Picture.build(PutItemCommand).item({ user, jpeg: picture.jpeg }).send()
  else await Picture.build(DeleteItemCommand).key({ user }).send()
  await isConditionMet(
    User.build(UpdateItemCommand)
      .item({ id: user, picture: picture?.version ?? $remove() })
      .options({ condition: { attr: 'org', exists: true } })
      .send(),
  )
}

export async function findPicture(user: string): Promise<string | undefined> {
  const { Item } = await Picture.build(GetItemCommand).key({ user }).send()
  return Item?.jpeg
}
