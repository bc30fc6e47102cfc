import { failures } from './failures.ts'

type FailureKey = keyof typeof failures

/** Codes that mean what another one says. */
const SAME_AS: Record<string, FailureKey> = { 21212: 21606, 21659: 21606, 429: 20429, meta_10: 'meta_window' }

/** The key of the text for an error code. Twilio keeps adding 212xx and 216xx codes: those are permanent as a class. `meta_…`: Meta's. */
export function failureKey(code: string | null): FailureKey {
  if (code === null) return 'unexplained'
  // TypeScript takes the catalogue's keys for numbers; at run time they are strings, as Twilio's codes.
  if (code in failures) return code as unknown as FailureKey
  if (code in SAME_AS) return SAME_AS[code] as FailureKey
  if (code.startsWith('meta_')) return 'meta_other'
  return /^21[26]\d\d$/.test(code) ? 'recipient' : 'other'
}
