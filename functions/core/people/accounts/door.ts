import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { PutItemInput } from 'dynamodb-toolbox/entity/actions/put'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { $remove, $set, UpdateItemCommand, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Demand, Grant } from '#contract/setting.ts'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { isEmpty, removePartition } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { type Inherited, partitionOf, teamOf, User, type UserItem } from './entity.ts'

/** A user with their organization, which their own item proves. */
type Member = UserItem & { org: OrgId }

/** The user with this id (the user pool's `sub`), read consistently. */
export async function findUser(id: string): Promise<Member | undefined> {
  const { Item } = await User.build(GetItemCommand).key({ id }).options({ consistent: true }).send()
  return Item && { ...Item, org: provenOrg(Item.org) }
}

/** An organization's user with this id, also a suspended one; anybody else's is not found. */
export async function findMember(org: OrgId, id: string): Promise<Member | undefined> {
  const user = await findUser(id)
  return user?.org === org ? user : undefined
}

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

/**
 * Records that a session ended, until `deadAt` (epoch seconds), and drops expired records; returns the user as they
 * were before, undefined if they don't exist.
 */
export async function addEndedSession(id: string, session: string, deadAt: number): Promise<Member | undefined> {
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

/** Copies what each user keeps of their organization to one of them. */
export const setInheritedOf = (org: OrgId, id: string, inherited: Partial<Inherited>) =>
  isConditionMet(
    User.build(UpdateItemCommand)
      .item({
        id,
        ...inherited,
        ...('org_plan' in inherited && { org_plan: inherited.org_plan ? $set(inherited.org_plan) : $remove() }),
        ...('org_closing_at' in inherited && { org_closing_at: inherited.org_closing_at ?? $remove() }),
      })
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

/** Records whether a user's logins ask for a code, and whether the device for it is lost. */
export const setTwoStep = (id: string, standing: Partial<Pick<UserItem, 'two_step' | 'lost_device'>>) =>
  isConditionMet(
    User.build(UpdateItemCommand)
      .item({ id, ...standing })
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

/** Replaces a user's copy of a role that they still have; without one they are an agent like others. */
export const setOwnRole = (user: Pick<UserItem, 'id'>, role: string, own: UserItem['own_role']) =>
  isConditionMet(
    User.build(UpdateItemCommand)
      .item({ id: user.id, own_role: own ? $set(own) : $remove() })
      .options({ condition: { attr: 'own_role.id', eq: role } })
      .send(),
  )

/** A user's organization, role, and suspension are as they were read. */
const isStill = ({ org, role, suspended }: UserItem) => ({
  and: [
    { attr: 'org' as const, eq: org },
    { attr: 'role' as const, eq: role },
    { attr: 'suspended' as const, eq: suspended },
  ],
})

/** Part of a transaction: the user's organization, role, and suspension are as they were read. */
export const memberCheck = (user: UserItem) => User.build(ConditionCheck).key({ id: user.id }).condition(isStill(user))

export type MemberChange = Omit<UpdateItemInput<typeof User>, 'id' | 'own_role'> & Partial<Pick<UserItem, 'own_role'>>

/** Part of a transaction: changes the user, who is as they were read. */
export function memberChange(user: UserItem, change: MemberChange) {
  const { own_role } = change
  const ownRole = 'own_role' in change && { own_role: own_role ? $set(own_role) : $remove() }
  return User.build(UpdateTransaction)
    .item({ id: user.id, ...change, ...ownRole })
    .options({ condition: isStill(user) })
}

/** Part of a transaction: deletes the user, who is as they were read. */
export const memberRemoval = (user: UserItem) =>
  User.build(DeleteTransaction)
    .key({ id: user.id })
    .options({ condition: isStill(user) })

/** Removes what a request that was under way may have written beside somebody's item since that went. */
export const removeBeside = (id: string): Promise<void> => removePartition(partitionOf(id))

/** True once nothing lies there any more. */
export const isNothingBeside = (id: string): Promise<boolean> => isEmpty(partitionOf(id))

type NewMember = Omit<PutItemInput<typeof User>, 'team' | 'team_at'>

/** Part of a transaction: adds a person to their organization's team, unless they are in one. */
export const memberPut = (member: NewMember, now: Date) =>
  User.build(PutTransaction)
    .item({ ...member, team: teamOf(member.org), team_at: now.toISOString() })
    .options({ condition: { attr: 'org', exists: false } })
