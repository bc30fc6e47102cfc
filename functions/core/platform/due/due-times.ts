import type { DueItem } from './entity.ts'

/** A due entry's message. `run-due` adds to the ids when it was due, when it was found, and when it gets too late. */
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
 * The time a message is processed, and whether it is late. Never before it was found, whatever this machine's clock
 * says: another clock may be ahead, like the local console's.
 */
export function timeOf({ found_at, late_after }: Partial<DueMessage>, clock: Date): { now: Date; isLate: boolean } {
  const now = new Date(Math.max(clock.getTime(), found_at === undefined ? 0 : Date.parse(found_at)))
  return { now, isLate: late_after !== undefined && now.getTime() > Date.parse(late_after) }
}

/** The next multiple of this many minutes, so that several requests share one entry. */
export function nextMark(now: Date, minutes: number): string {
  const markMs = minutes * 60_000
  return new Date((Math.floor(now.getTime() / markMs) + 1) * markMs).toISOString()
}
