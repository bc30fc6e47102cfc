import { isOpenCall } from '#contract/calls/call-statuses.ts'
import type { CallQuery } from '#contract/calls/calls.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { FIRST_DAY, LAST_DAY } from './counts-of.ts'
import { idsOf } from './day-bounds.ts'
import type { From } from './find-calls.ts'
import { type Counts, countIn, readCounts, readDays } from './read-counts.ts'

/** Reading through this many calls is faster than reading counters. */
const NEAR = 40

/** The start of a page after `skip` calls: far down, the day is found by the counters of months and days. */
export async function findStart(ctx: Ctx, query: CallQuery, skip: number): Promise<From> {
  const { status, date_from = FIRST_DAY, date_to = LAST_DAY } = query
  const isCounted = !query.search && query.contact_id === undefined && !(status && isOpenCall(status))
  if (skip <= NEAR || !isCounted) return { skip }
  const near = goDown(await readCounts(ctx, { date_from, date_to }), query, skip)
  const isMonth = near !== undefined && near.span.length === 'YYYY-MM'.length
  const found = isMonth ? goDown(await readDays(ctx, near.span), query, near.skip) : near
  if (!found) return { skip }
  return { before: idsOf({ date_to: found.span }, await findTimeZone(ctx.org)).to, skip: found.skip }
}

/** The span of the call after `skip` newer ones, and how many to skip within it; undefined past the last call. */
function goDown(counts: Counts, query: CallQuery, skip: number): { span: string; skip: number } | undefined {
  const spans = [...Map.groupBy(counts, ({ span }) => span)].toSorted(([a], [b]) => (a > b ? -1 : 1))
  let left = skip
  for (const [span, counted] of spans) {
    const count = countIn(counted, query) ?? 0
    if (left < count) return { span, skip: left }
    left -= count
  }
}
