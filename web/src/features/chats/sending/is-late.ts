import type { Unsent } from './outbox.ts'

/** After this, a message may be out of place, and its writer decides. */
const LATE_AFTER_MS = 3_600_000

/** True if a message has waited too long to be sent automatically; `now` is the server's time. */
export const isLate = ({ written_at, failure }: Pick<Unsent, 'written_at' | 'failure'>, now: number): boolean =>
  failure === null && now - Date.parse(written_at) >= LATE_AFTER_MS
