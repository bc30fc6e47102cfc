import type { CallQuery } from '#contract/calls/calls.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { dayAfter, dayOf, startOfDay } from '../../people/organizations/local-dates.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { earliestId, momentOf } from '../../platform/table/ids.ts'
import type { Between } from '../calls/door.ts'
import { FIRST_DAY, kindOf, LAST_DAY } from './counts-of.ts'
import { type Counts, readCounts, readDays } from './read-counts.ts'

/** This much of the neighboring days is read too: the time zone may have been different when the calls were counted. */
const MARGIN_MS = 6 * 3_600_000

/** True if only some of the calls in a list match. */
export const isPicky = ({ status, direction }: CallQuery) => status !== undefined || direction !== undefined

/**
 * The spans that may contain matching calls, newest first, starting after `place`: a single one, or the days with a
 * count if only one status or direction is requested, so that a rare one is found without reading all the others.
 */
export async function* listSpans(
  ctx: Ctx,
  query: CallQuery,
  whole: Between,
  place: string | undefined,
): AsyncGenerator<Between> {
  if (!isPicky(query) || query.search || query.contact_id !== undefined) return yield whole
  const timeZone = await findTimeZone(ctx.org)
  const until = place ?? whole.to
  const newest = until === undefined ? LAST_DAY : dayAfter(dayOf(momentOf(until), timeZone))
  let before = whole.to
  for await (const day of daysWith(ctx, query, newest, dayOf(ctx.now, timeZone))) {
    const from = earliestId(startOfDay(day, timeZone) - MARGIN_MS)
    const to = earliestId(startOfDay(dayAfter(day), timeZone) + MARGIN_MS)
    const span = { from: later(from, whole.from), to: sooner(to, before) }
    before = sooner(before, span.from)
    yield span
  }
}

/** The days with matching calls, newest first; always includes today, whose last calls may not be counted yet. */
async function* daysWith(ctx: Ctx, query: CallQuery, newest: string, today: string): AsyncGenerator<string> {
  const { date_from = FIRST_DAY, date_to = LAST_DAY } = query
  if (today <= newest) yield today
  const counts = await readCounts(ctx, { date_from, date_to: newest < date_to ? newest : date_to })
  for (const span of spansWith(counts, query)) {
    if (span.length === today.length) yield span
    else yield* spansWith(await readDays(ctx, span), query)
  }
}

/** The days or months with at least one matching call, newest first. */
function spansWith(counts: Counts, { status, direction }: CallQuery): string[] {
  const kind = status && kindOf(status)
  const fitting = counts.filter(
    (one) =>
      one.count > 0 &&
      (kind ?? one.kind) === one.kind &&
      one.kind !== 'seconds' &&
      (direction ?? one.direction) === one.direction,
  )
  return [...new Set(fitting.map(({ span }) => span))].toSorted().toReversed()
}

const later = (a: string | undefined, b: string | undefined) => (a === undefined || (b !== undefined && b > a) ? b : a)
const sooner = (a: string | undefined, b: string | undefined) => (a === undefined || (b !== undefined && b < a) ? b : a)
