import type { SignIn } from '#contract/people/auth.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { describeDevice } from '../../platform/describe-device.ts'
import { findUser } from '../accounts/door.ts'
import { isLive } from '../accounts/live-sessions.ts'
import { findSessions } from './store.ts'

/** The caller's sessions: this device first, then by last use. */
export async function listSessions({ caller, now }: Ctx): Promise<{ data: SignIn[] }> {
  const [user, sessions] = await Promise.all([findUser(caller.id), findSessions(caller.id)])
  const live = sessions.filter(
    // DynamoDB removes expired items late.
    ({ session: origin_jti, auth_time, ttl }) =>
      user && isLive(user, { origin_jti, auth_time }) && ttl > now.getTime() / 1000,
  )
  const data = live.map(({ session, auth_time, agent, address, seen_at }) => ({
    id: session,
    ...describeDevice(agent),
    address,
    since: new Date(auth_time * 1000).toISOString(),
    last_seen_at: seen_at,
    is_current: session === caller.session,
  }))
  const place = (one: SignIn) => (one.is_current ? '~' : one.last_seen_at)
  return { data: data.toSorted((a, b) => (place(a) < place(b) ? 1 : -1)) }
}
