import type { Event } from './event.ts'
import { readCookies } from './event.ts'

/** Tokens as a session's beginning and each refresh hand them over. */
export type SessionTokens = { access: string; refresh: string; session: string }
/** The tokens that a browser sent, for the calls that begin and end sessions. */
export type HeldTokens = { access?: string; refresh?: string }

/** As long as the refresh token (lib/aws/users.ts). The access cookie outlives its token, so that CSRF stays bound to the session. */
const SESSION_SECONDS = 30 * 86_400

const ACCESS = { name: 'lw_access', rest: 'Path=/api; HttpOnly; SameSite=Lax' }
const REFRESH = { name: 'lw_refresh', rest: 'Path=/api/auth; HttpOnly; SameSite=Strict' }
const XSRF = { name: 'XSRF-TOKEN', rest: 'Path=/; SameSite=Lax' }

export function readTokens(event: Event): HeldTokens & { xsrf?: string } {
  const cookies = readCookies(event)
  return { access: cookies[ACCESS.name], refresh: cookies[REFRESH.name], xsrf: cookies[XSRF.name] }
}

export const sessionCookies = ({ access, refresh }: SessionTokens) => [cookie(ACCESS, access), cookie(REFRESH, refresh)]

export const noSessionCookies = () => [cookie(ACCESS, '', 0), cookie(REFRESH, '', 0)]
export const xsrfCookie = (token: string) => cookie(XSRF, token)

export function cookie(
  { name, rest }: { name: string; rest: string },
  value: string,
  seconds = SESSION_SECONDS,
): string {
  const secure = process.env.PUBLIC_URL?.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${seconds}; ${rest}${secure}`
}
