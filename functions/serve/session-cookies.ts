import { type SetCookie, stringifySetCookie } from 'cookie'
import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { publicUrl } from '../core/platform/environment.ts'
import { type Event, readCookies } from './event.ts'

/** Tokens issued at the start of a session and by each refresh. */
export type SessionTokens = { access: string; refresh: string; session: string }
/** The tokens sent by a browser, for the calls that start and end sessions. */
export type HeldTokens = { access?: string; refresh?: string }

const maxAge = SESSION_LIVES.sessionCookie
const ACCESS = { name: 'lw_access', maxAge, path: '/api', httpOnly: true, sameSite: 'lax' } as const
const REFRESH = { name: 'lw_refresh', maxAge, path: '/api/auth', httpOnly: true, sameSite: 'strict' } as const
const XSRF = { name: 'XSRF-TOKEN', maxAge, path: '/', sameSite: 'lax' } as const

export function readTokens(event: Event): HeldTokens & { xsrf?: string } {
  const cookies = readCookies(event)
  return { access: cookies[ACCESS.name], refresh: cookies[REFRESH.name], xsrf: cookies[XSRF.name] }
}

export const sessionCookies = ({ access, refresh }: SessionTokens) => [
  setCookie({ ...ACCESS, value: access }),
  setCookie({ ...REFRESH, value: refresh }),
]
export const noSessionCookies = () => [ACCESS, REFRESH].map((cookie) => setCookie({ ...cookie, value: '', maxAge: 0 }))
export const xsrfCookie = (token: string) => setCookie({ ...XSRF, value: token })

export const setCookie = (cookie: SetCookie) =>
  stringifySetCookie({ ...cookie, secure: publicUrl().startsWith('https:') })
