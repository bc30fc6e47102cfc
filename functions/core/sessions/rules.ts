import type { SessionToken } from './read-session.ts'

/** No token of the pool lives longer (lib/aws/users.ts). */
export const ACCESS_TOKEN_SECONDS = 3600
export const REFRESH_TOKEN_SECONDS = 30 * 86_400

type Standing = { suspended: boolean; sessions_valid_after: number; ended_sessions: Record<string, number | undefined> }

/** Does this sign-in still count? A refresh does not renew `auth_time`, so "everywhere out" ends refreshed sessions too. */
export function isLive(user: Standing, { origin_jti, auth_time }: Pick<SessionToken, 'origin_jti' | 'auth_time'>) {
  return !user.suspended && auth_time >= user.sessions_valid_after && !Object.hasOwn(user.ended_sessions, origin_jti)
}
