import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Guest, OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { SESSIONS, Session, type SessionItem, sessionsOf } from './entity.ts'
import type { SessionToken } from './read-session.ts'
import { deadAt } from './session-lives.ts'

/** Longer than usual user agents. */
const AGENT_CHARACTERS = 400

/** Records a session of an organization's user: at the sign-in and at each renewal, never at a request. */
export async function noteSession(
  guest: Guest,
  { sub: user, origin_jti: session, auth_time, by }: SessionToken,
  { org, is_new_device = false }: { org: OrgId; is_new_device?: boolean },
) {
  const agent = guest.agent.slice(0, AGENT_CHARACTERS)
  const { address, now } = guest
  await Session.build(PutItemCommand)
    .item({
      user,
      session,
      org,
      auth_time,
      agent,
      address,
      is_new_device,
      seen_at: now.toISOString(),
      ttl: deadAt(auth_time * 1000, by),
    })
    .send()
}

/** A user's sign-ins of the last month, valid or not. */
export async function findSessions(user: string): Promise<SessionItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Session)
    .query({ partition: sessionsOf(user), range: { beginsWith: SESSIONS } })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}
