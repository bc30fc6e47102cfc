import { failures } from './failures.ts'

type FailureKey = keyof typeof failures

/** Codes that mean what another one says. */
const SAME_AS: Record<string, FailureKey> = { 21212: 21606, 21659: 21606, 429: 20429 }

/** The key of the text for an error code. Twilio keeps adding 212xx and 216xx codes: those are permanent as a class. */
export function failureKey(code: string | null): FailureKey {
  if (code === null) return 'unexplained'
  // TypeScript takes the catalogue's keys for numbers; at run time they are strings, as Twilio's codes.
  if (code in failures) return code as unknown as FailureKey
  return SAME_AS[code] ?? (/^21[26]\d\d$/.test(code) ? 'recipient' : 'other')
}
