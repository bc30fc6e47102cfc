import { UNANSWERED } from '#contract/calls/call-statuses.ts'
import { formatSeconds } from '#contract/calls/format-seconds.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Days } from './day-bounds.ts'
import { type Counts, countIn, readCounts } from './read-counts.ts'

/** Statistics of the calls on these days that the caller may see; on all days if none are given. */
export async function getStats(ctx: Ctx, days: Days) {
  const counts = await readCounts(ctx, days)
  const count = (asked: Parameters<typeof countIn>[1]) => countIn(counts, asked) ?? 0
  const seconds = secondsIn(counts)
  const missed = UNANSWERED.map((status) => count({ direction: 'inbound', status }))
  const stats = {
    total_calls: count({}),
    inbound_calls: count({ direction: 'inbound' }),
    outbound_calls: count({ direction: 'outbound' }),
    missed_calls: missed.reduce((sum, one) => sum + one, 0),
    total_duration_seconds: seconds,
    formatted_total_duration: formatSeconds(seconds),
  }
  return { data: { stats } }
}

const secondsIn = (counts: Counts) =>
  counts.filter(({ kind }) => kind === 'seconds').reduce((sum, { count }) => sum + count, 0)
