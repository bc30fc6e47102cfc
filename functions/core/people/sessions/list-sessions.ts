import type { SignIn } from '#contract/people/auth.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { describeDevice } from '../../platform/describe-device.ts'
import { findUser } from '../accounts/store.ts'
import { isLive } from './rules.ts'
import { findSessions } from './store.ts'

/** Where the caller is signed in, this device first, then as they were seen last. */
export async function listSessions({ caller, now }: Ctx): Promise<{ data: SignIn[] }> {
  const [user, sessions] = await Promise.all([findUser(caller.id), findSessions(caller.id)])
  const live = sessions.filter(
    // DynamoDB takes its time to remove what has run out.
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
