import { ApiError } from '../api-error.ts'
import { errorText } from '../language/error-text.ts'
import { textOf } from '../language/text.ts'
import { voiceTexts } from './texts.ts'

/** Twilio's codes by meaning: https://www.twilio.com/docs/voice/sdks/error-codes */
const CODES = {
  microphone_denied: [31401],
  no_microphone: [31402],
  token_expired: [20104, 31205],
  settings_rejected: [20101, 20151, 31001, 31201, 31202, 31203, 31204, 31207],
  no_connection: [31003, 31005, 31009, 53000, 53001],
  no_sound: [53400, 53402, 53405],
  busy: [31486],
  declined: [31603],
  unreachable: [31404, 31480],
  already_over: [31008],
  too_many: [31206],
} as const satisfies Record<string, readonly number[]>
type Known = keyof typeof CODES

export const isTokenExpired = (error: unknown) => meaningOf(error) === 'token_expired'

/**
 * The message for a failure of the device or a call; `otherwise` for an unknown failure, with its code if it has one.
 * Twilio's own text, which is for developers, goes to the console.
 */
export function failureWords(error: unknown, otherwise: 'device_error' | 'call_error' | 'unknown_error'): string {
  const t = textOf(voiceTexts)
  if (error instanceof ApiError) return errorText(error, t(otherwise))
  console.warn('Voice:', error)
  const meaning = meaningOf(error)
  if (meaning) return t(meaning)
  const code = codeOf(error)
  return code ? t('with_code', { words: t(otherwise), code: String(code) }) : t(otherwise)
}

function meaningOf(error: unknown): Known | undefined {
  if (error instanceof DOMException) return error.name === 'NotAllowedError' ? 'microphone_denied' : 'no_microphone'
  const code = codeOf(error)
  return (Object.keys(CODES) as Known[]).find((known) => CODES[known].some((one) => one === code))
}

const codeOf = (error: unknown) => Number((error as { code?: unknown } | undefined)?.code)
