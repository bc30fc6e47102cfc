import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Account } from '../records.ts'
import type { Store } from '../store.ts'

type Payload = {
  iss: string
  sub: string
  exp: number
  grants: { identity?: string; voice?: { incoming?: { allow: boolean }; outgoing?: { application_sid: string } } }
}

export type Access = {
  account: Account
  identity: string
  /** Milliseconds since 1970. */
  expiresAt: number
  mayReceive: boolean
  /** The TwiML app for outgoing calls. */
  applicationSid: string | null
}

/** A rejected token, with the code and message of Twilio's gateway. */
export class TokenRefused extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The permissions of an access token; throws TokenRefused if its account's key did not sign it, or it has expired. */
export function readAccessToken(store: Store, token: string, now: number): Access {
  const [head = '', body = '', signature = ''] = token.split('.')
  const payload = parsed(body)
  const account = store.all('account').find(({ api_key }) => api_key === payload?.iss)
  if (!payload || !account || payload.sub !== account.account_sid) throw new TokenRefused(31204, 'JWT is invalid')
  const expected = createHmac('sha256', account.api_secret).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new TokenRefused(31204, 'JWT is invalid')
  const { exp, grants } = payload
  if (exp * 1000 <= now) throw new TokenRefused(31205, 'JWT token expired')
  if (!grants.identity || !grants.voice) throw new TokenRefused(31204, 'JWT has no voice grant or no identity')
  return {
    account,
    identity: grants.identity,
    expiresAt: exp * 1000,
    mayReceive: grants.voice.incoming?.allow === true,
    applicationSid: grants.voice.outgoing?.application_sid ?? null,
  }
}

function parsed(part: string): Payload | undefined {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as Payload
  } catch {
    return undefined
  }
}
