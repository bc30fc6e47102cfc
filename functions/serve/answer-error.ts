import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { type Refused, sayRefusal } from '#contract/refusals.ts'
import { AppError } from '../core/platform/errors.ts'
import { isUnavailable } from '../core/platform/is-unavailable.ts'
import { logFailure } from '../core/platform/log.ts'
import { asJson } from './answer-output.ts'
import { type Answer, type Event, readKey, readRow } from './event.ts'

const STATUS: Record<ErrorCode, number> = {
  invalid: 422,
  unauthenticated: 401,
  wrong_credentials: 401,
  email_not_verified: 403,
  new_password_required: 403,
  two_step_required: 403,
  code_wrong: 422,
  csrf: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many_attempts: 429,
  too_large: 413,
  window_closed: 422,
  window_will_be_shut: 422,
  opted_out: 422,
  conversation_not_active: 422,
  not_configured: 422,
  twilio_refused: 422,
  twilio_unreachable: 502,
  unavailable: 503,
  internal: 500,
}

/**
 * An AppError explains what happened, worded here in the reader's language; anything else is a bug or an outage, logged
 * once and reported without details.
 */
export function answerError(error: unknown, event: Event, language: Language): Answer {
  const { code, words, fields, retryAfterSeconds, told } = error instanceof AppError ? error : tellLess(error, event)
  const said = (one: Refused) => sayRefusal(one, language)
  const errors = fields && Object.fromEntries(Object.entries(fields).map(([field, one]) => [field, said(one)]))
  const answer = asJson(STATUS[code], { message: said(words), code, ...(errors && { errors }), ...told })
  if (readKey(event) !== undefined && STATUS[code] === 401)
    answer.headers = { ...answer.headers, 'www-authenticate': 'Bearer' }
  if (retryAfterSeconds) answer.headers = { ...answer.headers, 'retry-after': String(Math.ceil(retryAfterSeconds)) }
  return answer
}

function tellLess(error: unknown, event: Event): AppError {
  logFailure(error, { request_id: event.requestContext.requestId, route: readRow(event) })
  return isUnavailable(error) ? new AppError('unavailable', {}, { retryAfterSeconds: 5 }) : new AppError('internal')
}
