import { createHmac, randomBytes } from 'node:crypto'
import { publicOrigin, variable } from '../core/platform/environment.ts'
import { type Event, isSame } from './event.ts'
import { readTokens } from './session-cookies.ts'

function mac(text: string): string {
  return createHmac('sha256', variable('CSRF_KEY')).update(text).digest('base64url')
}

/** Stands for the session in the token, which scripts can read; '' without a session. */
const tagOf = (session: string) => (session ? mac(`session ${session}`).slice(0, 22) : '')
const sign = (tag: string, nonce = randomBytes(16).toString('base64url')) =>
  `${nonce}.${tag}.${mac(`token ${nonce} ${tag}`)}`

/** A token for this session (`origin_jti`) and no other. */
export const csrfTokenFor = (session: string) => sign(tagOf(session))

/**
 * A new token bound like the request's own one: outside `/api`, at `GET /csrf-cookie`, the session's cookie is not
 * sent, and a token without a session would lock a signed-in person out.
 */
export function renewedCsrfToken(event: Event, session: string): string {
  const held = session ? '' : (readTokens(event).xsrf ?? '')
  const [nonce = '', tag = ''] = held.split('.')
  return isSame(held, sign(tag, nonce)) ? sign(tag) : csrfTokenFor(session)
}

/** Browsers send the page's origin with every changing request; other tools may leave it out. */
export const isOwnOrigin = ({ headers: { origin } }: Event) => origin === undefined || origin === publicOrigin()

/**
 * True if our own page, in the session of the request's cookies, made this request. Without a session any of our tokens
 * will do: a page may still have that of an ended session, to renew it.
 */
export function isOwnPage(event: Event, session: string): boolean {
  const token = event.headers['x-xsrf-token'] ?? ''
  const [nonce = '', tag = ''] = token.split('.')
  return (
    isSame(token, readTokens(event).xsrf ?? '') &&
    isSame(token, sign(session ? tagOf(session) : tag, nonce)) &&
    event.headers['x-requested-with'] === 'XMLHttpRequest' &&
    isOwnOrigin(event)
  )
}
