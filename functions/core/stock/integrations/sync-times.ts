import { createHash } from 'node:crypto'

const HOUR_MS = 3_600_000
/** A file imported manually a moment ago is not fetched again at once. */
const SOONEST_MS = HOUR_MS / 2

/** The next scheduled fetch: hourly, at a minute specific to the organization, to spread the load. */
export function nextSyncAt(org: string, now: Date): string {
  const offset = createHash('sha256').update(org).digest().readUInt32BE(0) % HOUR_MS
  const soonest = now.getTime() + SOONEST_MS
  return new Date(Math.ceil((soonest - offset) / HOUR_MS) * HOUR_MS + offset).toISOString()
}
