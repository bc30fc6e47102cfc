import type { DueItem } from './entity.ts'

/** What `run-due` adds to the ids: when it was due, when it was found, and from when on it is too late. */
export interface DueMessage {
  org: string
  due: string
  found_at: string
  late_after?: string
}

/** The message that an entry becomes on the queue of its kind. */
export const messageOf = (
  { org, ids, at }: Pick<DueItem, 'org' | 'ids' | 'at'>,
  now: Date,
  lateMinutes?: number,
): DueMessage => ({
  org,
  ...ids,
  due: at,
  found_at: now.toISOString(),
  ...(lateMinutes !== undefined && { late_after: new Date(Date.parse(at) + lateMinutes * 60_000).toISOString() }),
})

/**
 * When, and how late, a message is done. Never before it was found, whatever this machine's clock says: another may go
 * ahead of it, as the local console's does.
 */
export function timeOf({ found_at, late_after }: Partial<DueMessage>, clock: Date): { now: Date; isLate: boolean } {
  const now = new Date(Math.max(clock.getTime(), found_at === undefined ? 0 : Date.parse(found_at)))
  return { now, isLate: late_after !== undefined && now.getTime() > Date.parse(late_after) }
}

/** The next full so many minutes of the clock: what many ask for is then one entry. */
export function nextMark(now: Date, minutes: number): string {
  const markMs = minutes * 60_000
  return new Date((Math.floor(now.getTime() / markMs) + 1) * markMs).toISOString()
}
