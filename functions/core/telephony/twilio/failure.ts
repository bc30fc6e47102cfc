import { AppError } from '../../platform/errors.ts'

/** Twilio's error for a failed request: `status` is the response's, absent if there was none. */
interface Failure {
  status?: number
  code: string
  message: string
}

/** Twilio's code for an auth token that is not, or no longer, the account's. */
export const WRONG_CREDENTIALS = '20003'

/** Twilio could not be reached, so it cannot have acted. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/**
 * Reads both shapes that twilio 6 throws: RestException (`code`, `message`) and TwilioServiceException (RFC 9457:
 * `title`, `detail`, `errors`); a failed connection has one of Node's codes and no status.
 */
export function readFailure(error: unknown): Failure {
  const { status, code, message, title, detail } = error as Record<string, string | number | undefined>
  const words = [detail, title, message].find((text) => typeof text === 'string' && text !== '')
  if (typeof status !== 'number') return { code: String(code ?? 'unknown'), message: String(words ?? error) }
  return { status, code: String(code || status), message: String(words ?? `HTTP ${status}`) }
}

/** Twilio read the request and did not accept it. A 408 comes from an intermediary, which knows nothing. */
export const isRefusal = ({ status }: Failure) =>
  status !== undefined && status >= 400 && status < 500 && status !== 408

export const neverConnected = ({ status, code }: Failure) => status === undefined && NEVER_CONNECTED.has(code)

/** Refusals that have words of ours. */
const KNOWN = new Map<string, 'number_gone' | 'number_needs_papers' | 'registration_tries_used'>([
  ['21422', 'number_gone'],
  ['21631', 'number_needs_papers'],
  ['21649', 'number_needs_papers'],
  ['21724', 'registration_tries_used'],
])

/** The same failure for the person who made the request, with Twilio's own words. */
export function asAppError(error: unknown): AppError {
  const failure = readFailure(error)
  if (!isRefusal(failure)) return new AppError('twilio_unreachable')
  const known = KNOWN.get(failure.code)
  if (known) return new AppError(known)
  const said = `${failure.message} (${failure.code})`
  return new AppError(failure.code === WRONG_CREDENTIALS ? 'twilio_login_refused' : 'twilio_refused', { said })
}
