import { Temporal } from 'temporal-polyfill'
import { AppError } from '../../platform/errors.ts'

/**
 * The instant of a time with an offset, or of a time of day on the dealership's clock (`2026-12-01T15:30`). Throws
 * `time_skipped` or `time_repeated` for the hour that a change of clocks skips or repeats.
 */
export function instantOf(time: string, timeZone: string): Date {
  if (/(Z|[+-]\d\d:\d\d)$/.test(time)) return new Date(time)
  const wall = Temporal.PlainDateTime.from(time)
  const [early, late] = (['earlier', 'later'] as const).map((disambiguation) =>
    wall.toZonedDateTime(timeZone, { disambiguation }),
  )
  if (!early || !late?.equals(early))
    throw new AppError(early?.toPlainDateTime().equals(wall) ? 'time_repeated' : 'time_skipped')
  return new Date(early.epochMilliseconds)
}

/** The beginning of a range's first day, or with `isEnd` the end of its last, and any other time as above. */
export function boundOf(bound: string, timeZone: string, isEnd = false): Date {
  if (bound.includes('T')) return instantOf(bound, timeZone)
  const day = Temporal.PlainDate.from(bound)
  return new Date((isEnd ? day.add({ days: 1 }) : day).toZonedDateTime(timeZone).epochMilliseconds)
}

/** Date, weekday (1: Monday), and time of day of an instant on the dealership's clock. */
export function wallOf(at: Date | string, timeZone: string) {
  const zoned = Temporal.Instant.fromEpochMilliseconds(new Date(at).getTime()).toZonedDateTimeISO(timeZone)
  return {
    date: zoned.toPlainDate().toString(),
    weekday: zoned.dayOfWeek,
    time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/** The dates of a range of instants on the dealership's clock. */
export function datesBetween(from: Date, to: Date, timeZone: string): string[] {
  const last = wallOf(new Date(Math.max(from.getTime(), to.getTime() - 1)), timeZone).date
  const dates = [wallOf(from, timeZone).date]
  while ((dates.at(-1) ?? last) < last) dates.push(dayAfter(dates.at(-1) ?? last))
  return dates
}
const dayAfter = (date: string) => Temporal.PlainDate.from(date).add({ days: 1 }).toString()

/** The instant of a date and a time of day (`24:00` included); what a change of clocks skips comes right after it. */
export const momentOn = (date: string, time: string, timeZone: string): Date =>
  new Date(
    Temporal.PlainDate.from(time === '24:00' ? dayAfter(date) : date)
      .toPlainDateTime(time === '24:00' ? '00:00' : time)
      .toZonedDateTime(timeZone).epochMilliseconds,
  )

/** The instant at which a clock in another zone shows what a clock in this one shows then; ISO 8601 in UTC. */
export const inZone = (at: string, from: string, to: string): string =>
  new Date(
    Temporal.Instant.from(at).toZonedDateTimeISO(from).toPlainDateTime().toZonedDateTime(to).epochMilliseconds,
  ).toISOString()
