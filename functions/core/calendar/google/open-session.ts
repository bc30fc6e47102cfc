import type * as z from 'zod/mini'
import { decryptSecret, encryptSecret } from '../../platform/aws/secrets.ts'
import { GoogleAway, GoogleEnded } from './google-errors.ts'
import { type GoogleAnswer, requestGoogle, serverOf } from './request-google.ts'
import { requestTokens } from './request-tokens.ts'
import { type Account, updateAccount } from './store.ts'

/** A token that ends within this time is not used any more. */
const EARLY_MS = 60_000

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/calendar/v3`. */
  path: string
  query?: Record<string, string>
  body?: unknown
  /** Only if it is still this version (`If-Match`). */
  etag?: string
}
export interface Session {
  account: Account
  call: (call: Call) => Promise<GoogleAnswer>
}

/** Calls to Google's calendars in someone's name, with a token that is renewed when it ends. Throws `GoogleEnded`. */
export async function openSession(account: Account, now: Date): Promise<Session> {
  let token = await readToken(account, now)
  const call = async (asked: Call) => {
    const answer = await send(token, asked)
    if (answer.status !== 401) return answer
    token = await renewToken(account, now)
    return send(token, asked)
  }
  return { account, call }
}

function send(token: string, { method, path, query, body, etag }: Call) {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return requestGoogle(`${serverOf('GOOGLE_API_URL')}/calendar/v3${path}${search}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(etag && { 'if-match': etag }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

const readToken = async (account: Account, now: Date) => {
  const { org, access_token, access_until = '' } = account
  return access_token && Date.parse(access_until) > now.getTime() + EARLY_MS
    ? decryptSecret(org, 'google_access_token', access_token)
    : renewToken(account, now)
}

async function renewToken(account: Account, now: Date): Promise<string> {
  const { org, refresh_token } = account
  if (!refresh_token) throw new GoogleEnded('There is no refresh token.')
  const tokens = await requestTokens({
    grant_type: 'refresh_token',
    refresh_token: await decryptSecret(org, 'google_refresh_token', refresh_token),
  })
  await updateAccount(account, {
    access_token: await encryptSecret(org, 'google_access_token', tokens.access_token),
    access_until: new Date(now.getTime() + tokens.expires_in * 1000).toISOString(),
  })
  return tokens.access_token
}

/** What Google answered, if it is what was asked for. Throws `GoogleAway` for anything else. */
export function readAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  { status, body }: GoogleAnswer,
): z.output<Schema> {
  const read = schema.safeParse(body)
  if (status >= 300 || !read.success)
    throw new GoogleAway(`Google answered ${status}: ${JSON.stringify(body)?.slice(0, 300)}`)
  return read.data
}
