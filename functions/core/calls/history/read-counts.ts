import { type CallDirection, type CallStatus, isOpenCall } from '#contract/calls/call-statuses.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readCountsBetween } from '../../platform/table/counters.ts'
import { desksCountedFor, namesOf, namesOfDays, readName } from './counts-of.ts'
import type { Days } from './day-bounds.ts'

/** The counts of the calls on these days that the caller may see. */
export async function readCounts({ org, caller }: Pick<Ctx, 'org' | 'caller'>, days: Days) {
  const desks = desksCountedFor(caller)
  const found = await Promise.all(namesOf(days).map((names) => readCountsBetween(org, desks, names)))
  return found.flatMap((counts) => [...counts].map(([what, count]) => ({ ...readName(what), count })))
}

/** The same for each day of a month. */
export async function readDays({ org, caller }: Pick<Ctx, 'org' | 'caller'>, month: string): Promise<Counts> {
  const counts = await readCountsBetween(org, desksCountedFor(caller), namesOfDays(month))
  return [...counts].map(([what, count]) => ({ ...readName(what), count }))
}
export type Counts = Awaited<ReturnType<typeof readCounts>>

/** Number of calls, optionally of one direction or status; null for a status that is not counted separately. */
export function countIn(counts: Counts, asked: { direction?: CallDirection; status?: CallStatus } = {}): number | null {
  const { direction, status } = asked
  if (status !== undefined && isOpenCall(status)) return null
  return counts
    .filter(({ kind }) => kind !== 'seconds')
    .filter((one) => (direction ?? one.direction) === one.direction && (status ?? one.kind) === one.kind)
    .reduce((sum, { count }) => sum + count, 0)
}
