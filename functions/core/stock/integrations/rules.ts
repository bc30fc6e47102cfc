import { createHash } from 'node:crypto'

const HOUR_MS = 3_600_000
/** A file that was brought in by hand a moment ago is not fetched again at once. */
const SOONEST_MS = HOUR_MS / 2

/** When the clock fetches next: hourly, at a minute of the organization's own, so that not all come at once. */
export function nextSyncAt(org: string, now: Date): string {
  const offset = createHash('sha256').update(org).digest().readUInt32BE(0) % HOUR_MS
  const soonest = now.getTime() + SOONEST_MS
  return new Date(Math.ceil((soonest - offset) / HOUR_MS) * HOUR_MS + offset).toISOString()
}
