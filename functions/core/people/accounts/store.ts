import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $remove, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Language } from '#contract/language.ts'
import type { Hours } from '#contract/people/hours.ts'
import type { Demand, Grant } from '#contract/setting.ts'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, whereMet } from '../../platform/table/conflicts.ts'
import { Organization } from '../organizations/entity.ts'
import type { Account } from '../pool/users.ts'
import { teamOf, User, type UserItem } from './entity.ts'

/** The user with this id (the user pool's `sub`), read consistently. */
export async function findUser(id: string) {
  const { Item } = await User.build(GetItemCommand).key({ id }).options({ consistent: true }).send()
  return Item
}

/** The organization named in a user's own item. */
export const orgOf = ({ org }: UserItem): OrgId => provenOrg(org)

/** All users of an organization. */
export async function listTeam(org: OrgId): Promise<UserItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(User)
    .query({ index: 'team', partition: teamOf(org) })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

/** Updates the user's own choices. */
export async function setOwnChoices(id: string, choices: { language?: Language; away?: boolean }) {
  const { Attributes } = await User.build(UpdateItemCommand)
    .item({ id, ...choices })
    .options({ condition: { attr: 'org', exists: true }, returnValues: 'ALL_NEW' })
    .send()
  return Attributes
}

/**
 * Records that a session ended, until `deadAt` (epoch seconds), and drops expired records; returns the user as they
 * were before, undefined if they don't exist.
 */
export async function addEndedSession(id: string, session: string, deadAt: number): Promise<UserItem | undefined> {
  const user = await findUser(id)
  const now = Date.now() / 1000
  const dead = Object.entries(user?.ended_sessions ?? {}).filter(([, until]) => (until ?? 0) < now)
  const forgotten = Object.fromEntries(dead.map(([each]) => [each, $remove()]))
  // A user who no longer exists has no session that could live on.
  await isConditionMet(
    User.build(UpdateItemCommand)
      .item({ id, ended_sessions: { ...forgotten, [session]: deadAt } })
      .options({ condition: { attr: 'org', exists: true } })
      .send(),
  )
  return user
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

const agentOf = (org: OrgId) => [
  { attr: 'org', eq: org } as const,
  { attr: 'role', ne: 'owner' } as const,
  { attr: 'suspended', eq: false } as const,
]

/** Part of a transaction: the user still looks after contacts (`takesContacts`). */
export const agentCheck = (org: OrgId, id: string) =>
  User.build(ConditionCheck)
    .key({ id })
    .condition({ and: agentOf(org) })

/** The same, and takes new conversations. */
export const takerCheck = (org: OrgId, id: string) =>
  User.build(ConditionCheck)
    .key({ id })
    .condition({ and: [...agentOf(org), { attr: 'away', ne: true }] })

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

/** Organization fields copied to each user's own item, so that a request reads no other. */
export type Inherited = Pick<UserItem, 'org_name' | 'org_suspended' | 'sees_all_chats' | 'needs_two_step'>

/** Copies them to all users of an organization. */
export async function setInherited(org: OrgId, inherited: Partial<Inherited>): Promise<void> {
  await Promise.all((await listTeam(org)).map(({ id }) => setInheritedOf(org, id, inherited)))
}

/** The same for one of them. */
export const setInheritedOf = (org: OrgId, id: string, inherited: Partial<Inherited>) =>
  isConditionMet(
    User.build(UpdateItemCommand)
      .item({ id, ...inherited })
      .options({ condition: { attr: 'org', eq: org } })
      .send(),
  )

/** Sets the grants of all agents of an organization, and the demands on everybody, replacing previous ones. */
export async function setGrants(
  org: OrgId,
  { grants, demands }: { grants: Record<Grant, boolean>; demands: Record<Demand, boolean> },
): Promise<void> {
  const team = await listTeam(org)
  const copied = (role: string) => (role === 'agent' ? { ...grants, ...demands } : demands)
  await Promise.all(team.map(({ id, role }) => setInheritedOf(org, id, copied(role))))
}

/** Records whether a user's logins ask for a code. */
export const setTwoStep = (id: string, two_step: boolean) =>
  isConditionMet(
    User.build(UpdateItemCommand)
      .item({ id, two_step })
      .options({ condition: { attr: 'org', exists: true } })
      .send(),
  )

/** Makes a user a system administrator; returns their organization. */
export async function setSystemAdmin(id: string): Promise<OrgId | undefined> {
  const { Attributes } = await User.build(UpdateItemCommand)
    .item({ id, is_system_admin: true })
    .options({ condition: { attr: 'org', exists: true }, returnValues: 'ALL_NEW' })
    .send()
  return Attributes && provenOrg(Attributes.org)
}

/** Puts an organization and its owner, both or neither; if they exist already, nothing changes. */
export async function putOrganization(org: string, owner: Account, now: Date): Promise<void> {
  const at = now.toISOString()
  await isConditionMet(
    execute(
      Organization.build(PutTransaction)
        .item({ org, name: owner.organization, created_at: at, team_at: at })
        .options({
          condition: { attr: 'name', exists: false },
        }),
      User.build(PutTransaction)
        .item({
          id: owner.id,
          org,
          org_name: owner.organization,
          first_name: owner.first_name,
          last_name: owner.last_name,
          email: owner.email,
          role: 'owner',
          language: owner.language,
          verified_at: at,
          team: teamOf(org),
          team_at: at,
        })
        .options({ condition: { attr: 'org', exists: false } }),
    ),
  )
}
