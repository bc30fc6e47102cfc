import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Language } from '#contract/language.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { Organization } from '../organizations/entity.ts'
import type { Account } from '../pool/users.ts'
import { teamOf, User, type UserItem } from './entity.ts'

/** The person with this id (the user pool's `sub`), as they are at this moment. */
export async function findUser(id: string) {
  const { Item } = await User.build(GetItemCommand).key({ id }).options({ consistent: true }).send()
  return Item
}

/** Everybody who works in an organization. */
export async function listTeam(org: OrgId): Promise<UserItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(User)
    .query({ index: 'team', partition: teamOf(org) })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export async function setLanguage(id: string, language: Language) {
  const { Attributes } = await User.build(UpdateItemCommand)
    .item({ id, language })
    .options({ condition: { attr: 'org', exists: true }, returnValues: 'ALL_NEW' })
    .send()
  return Attributes
}

/** Notes that a session ended, until `deadAt` (epoch seconds), and drops the notes that nobody needs any more. */
export async function addEndedSession(id: string, session: string, deadAt: number): Promise<void> {
  const user = await findUser(id)
  const now = Date.now() / 1000
  const dead = Object.entries(user?.ended_sessions ?? {}).filter(([, until]) => (until ?? 0) < now)
  const forgotten = Object.fromEntries(dead.map(([each]) => [each, $remove()]))
  // Somebody who isn't there anymore has no session that could live on.
  await isConditionMet(
    User.build(UpdateItemCommand)
      .item({ id, ended_sessions: { ...forgotten, [session]: deadAt } })
      .options({ condition: { attr: 'org', exists: true } })
      .send(),
  )
}

/** From now on only sign-ins of `moment` (epoch seconds) and later count. */
export async function setSessionsValidAfter(id: string, moment: number): Promise<void> {
  await isConditionMet(
    User.build(UpdateItemCommand)
      .item({ id, sessions_valid_after: moment })
      .options({ condition: { attr: 'org', exists: true } })
      .send(),
  )
}

/** Part of a transaction: somebody still looks after contacts (`isAgent`). */
export const agentCheck = (org: OrgId, id: string) =>
  User.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [
        { attr: 'org', eq: org },
        { attr: 'role', ne: 'owner' },
        { attr: 'suspended', eq: false },
      ],
    })

/** Has every agent of an organization see all of its conversations, or only nobody's and their own. */
export async function setSeesAllChats(org: OrgId, sees_all_chats: boolean): Promise<void> {
  const agents = (await listTeam(org)).filter(({ role }) => role === 'agent')
  await Promise.all(
    agents.map(({ id }) =>
      isConditionMet(
        User.build(UpdateItemCommand)
          .item({ id, sees_all_chats })
          .options({
            condition: {
              and: [
                { attr: 'org', eq: org },
                { attr: 'sees_all_chats', ne: sees_all_chats },
              ],
            },
          })
          .send(),
      ),
    ),
  )
}

/** Puts an organization and its owner, both or neither; where they are there already nothing changes. */
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
