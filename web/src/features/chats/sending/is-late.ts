import type { Unsent } from './outbox.ts'

/** What has waited longer may be out of place by now: its writer decides. */
const LATE_AFTER_MS = 3_600_000

/** Whether a message has waited so long that it no longer leaves by itself; `now` is the server's time. */
export const isLate = ({ written_at, failure }: Pick<Unsent, 'written_at' | 'failure'>, now: number): boolean =>
  failure === null && now - Date.parse(written_at) >= LATE_AFTER_MS
