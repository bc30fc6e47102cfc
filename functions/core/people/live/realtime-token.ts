import { createHmac, timingSafeEqual } from 'node:crypto'
import { variable } from '../../platform/environment.ts'

export interface Grant {
  user: string
  /** The user's session (`origin_jti`). */
  session: string
  /** Time it was created, and time it expires, in epoch milliseconds. */
  at: number
  until: number
}

function mac(text: string): Buffer {
  return createHmac('sha256', variable('REALTIME_KEY')).update(text).digest()
}

/** A token that lets its bearer listen to this user's channels until it expires. */
export function signRealtimeToken(grant: Grant): string {
  const text = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${text}.${mac(text).toString('base64url')}`
}

/** The grant in a token that we signed; undefined for any other. */
export function readRealtimeToken(token: string): Grant | undefined {
  const [text = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = mac(text)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Grant
}
