import { ApiError } from '../api-error.ts'
import { textOf } from '../language/text.ts'
import { voiceTexts } from './texts.ts'

/** Twilio's codes: https://www.twilio.com/docs/voice/sdks/error-codes */
const MICROPHONE_DENIED = 31401
const MICROPHONE_FAILED = 31402
const TOKEN_EXPIRED: readonly number[] = [20104, 31205]

export const isTokenExpired = (error: unknown) => TOKEN_EXPIRED.includes(codeOf(error))

/** What a person reads when the device or a call fails; `otherwise` where nothing is known of it. */
export function failureWords(error: unknown, otherwise: 'device_error' | 'call_error' | 'unknown_error'): string {
  const t = textOf(voiceTexts)
  const name = error instanceof Error ? error.name : ''
  if (codeOf(error) === MICROPHONE_DENIED || name === 'NotAllowedError') return t('microphone_denied')
  if (codeOf(error) === MICROPHONE_FAILED || error instanceof DOMException) return t('no_microphone')
  if (isTokenExpired(error)) return t('token_expired')
  const isTold = !(error instanceof ApiError) || error.code !== 'internal'
  return (isTold && error instanceof Error && error.message) || t(otherwise)
}

const codeOf = (error: unknown) => Number((error as { code?: unknown } | undefined)?.code)
