import { unauthenticated } from '../../platform/errors.ts'
import { findUser } from '../accounts/door.ts'
import { isLive } from '../accounts/live-sessions.ts'
import type { SessionToken } from './read-session.ts'
import { isOver } from './session-lives.ts'

/**
 * The user behind a session, read now (one strongly consistent read), so that a logout, a changed role or a suspension
 * takes effect with the next request. Throws `unauthenticated`.
 */
export async function authenticateCaller(session: SessionToken | undefined) {
  const now = Date.now() / 1000
  if (session && session.exp > now && !isOver(session, now)) {
    const user = await findUser(session.sub)
    if (user && isLive(user, session)) {
      const signed_in_at = new Date(session.auth_time * 1000).toISOString()
      return { ...user, session: session.origin_jti, by: session.by, signed_in_at }
    }
  }
  throw unauthenticated()
}
