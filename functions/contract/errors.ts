/**
 * Every code that a response can have in `{ message, code }`, for programs; texts for people have their own keys
 * (`refusals.ts`).
 */
export const ERROR_CODES = [
  'invalid',
  'unauthenticated',
  'wrong_credentials',
  'email_not_verified',
  'new_password_required',
  'two_step_required',
  'code_wrong',
  'csrf',
  'forbidden',
  'not_found',
  'conflict',
  'too_many_attempts',
  'too_large',
  'window_closed',
  'window_will_be_shut',
  'opted_out',
  'conversation_not_active',
  'not_configured',
  'twilio_refused',
  'twilio_unreachable',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]
