import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import type { SessionToken } from './read-session.ts'

/** The latest time (epoch seconds) at which a token of a session that ends `now` (epoch milliseconds) can expire. */
export const deadAt = (now: number) => Math.ceil(now / 1000) + SESSION_LIVES.refreshToken

interface Standing {
  suspended: boolean
  sessions_valid_after: number
  kept_session?: string
  ended_sessions: Record<string, number | undefined>
}

/** True if this sign-in is still valid. A refresh keeps `auth_time`, so ending all sessions ends refreshed ones too. */
export function isLive(user: Standing, { origin_jti, auth_time }: Pick<SessionToken, 'origin_jti' | 'auth_time'>) {
  const isNewEnough = auth_time >= user.sessions_valid_after || origin_jti === user.kept_session
  return !user.suspended && isNewEnough && !Object.hasOwn(user.ended_sessions, origin_jti)
}
