import type { BusyItem } from './entity.ts'

const MINUTE_MS = 60_000
type Span = Record<'from' | 'to', Date>
type Taken = { taken: Record<'by' | 'from' | 'to', string>[] }

/**
 * What people's own calendars take of their time in a range, in the form of a day's taken times. As long as somebody's
 * were never read, all of it is taken: an error is not a free time.
 */
export function busyTimes(all: readonly BusyItem[], range: Span): Map<string, Taken[]> {
  return new Map(
    all
      .filter(({ is_read }) => is_read)
      .map(({ user, busy, checked_at }) => {
        const spans = checked_at === undefined ? [range] : spansOf(busy).filter((one) => meets(one, range))
        const taken = spans.map(({ from, to }) => ({ by: 'google', from: from.toISOString(), to: to.toISOString() }))
        return [user, [{ taken }]]
      }),
  )
}

const meets = (one: Span, range: Span) => one.from < range.to && range.from < one.to

function spansOf(minutes: readonly number[]): Span[] {
  const spans: Span[] = []
  for (let n = 0; n + 1 < minutes.length; n += 2)
    spans.push({ from: new Date((minutes[n] ?? 0) * MINUTE_MS), to: new Date((minutes[n + 1] ?? 0) * MINUTE_MS) })
  return spans
}

/** Times as they are kept: beginnings and ends in turn, in whole minutes, those that meet joined. */
export function packedOf(spans: readonly { start: string; end: string }[]): number[] {
  const packed: number[] = []
  const minutes = spans
    .map(
      ({ start, end }) => [Math.floor(Date.parse(start) / MINUTE_MS), Math.ceil(Date.parse(end) / MINUTE_MS)] as const,
    )
    .filter(([from, to]) => from < to)
    .toSorted(([a], [b]) => a - b)
  for (const [from, to] of minutes) {
    const last = packed.at(-1)
    if (last !== undefined && from <= last) packed[packed.length - 1] = Math.max(last, to)
    else packed.push(from, to)
  }
  return packed
}
