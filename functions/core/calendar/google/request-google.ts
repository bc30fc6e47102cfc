import { optionalVariable } from '../../platform/environment.ts'
import { GoogleAway } from './google-errors.ts'

/** Google answers within a second; jobs have two minutes. */
const PATIENCE_MS = 10_000

/** Its servers, by the variables that name others for tests and the local cloud. */
const SERVERS = {
  GOOGLE_ACCOUNTS_URL: 'https://accounts.google.com',
  GOOGLE_OAUTH_URL: 'https://oauth2.googleapis.com',
  GOOGLE_API_URL: 'https://www.googleapis.com',
} as const
export const serverOf = (name: keyof typeof SERVERS) => optionalVariable(name) ?? SERVERS[name]

/** This deployment's client at Google; undefined if it has none. */
export function findClient() {
  const id = optionalVariable('GOOGLE_CLIENT_ID')
  const secret = optionalVariable('GOOGLE_CLIENT_SECRET')
  return id && secret ? { id, secret } : undefined
}

export interface GoogleAnswer {
  status: number
  /** Parsed JSON; undefined where there is none. */
  body: unknown
}

/** Sends a request to Google. Throws `GoogleAway` where only another time helps; any other refusal is an answer. */
export async function requestGoogle(url: string, init: RequestInit, patienceMs = PATIENCE_MS): Promise<GoogleAnswer> {
  let status: number
  let text: string
  try {
    // Tokens must go nowhere else.
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    status = answer.status
    text = await answer.text()
  } catch (cause) {
    throw new GoogleAway('Google could not be reached.', { cause })
  }
  const body = parsed(text)
  if (status >= 500 || status === 429 || isLimit(status, body))
    throw new GoogleAway(`Google answered ${status}: ${text.slice(0, 300)}`)
  if (status < 300 && text !== '' && body === undefined)
    throw new GoogleAway(`Google answered ${status} with something else than JSON.`)
  return { status, body }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Google says that it gets too many requests by a 403 too, whose reason tells it from a missing permission. */
function isLimit(status: number, body: unknown): boolean {
  const errors = (body as { error?: { errors?: { reason?: string }[] } } | undefined)?.error?.errors
  return status === 403 && !!errors?.some(({ reason }) => /rateLimitExceeded|quotaExceeded/i.test(reason ?? ''))
}
