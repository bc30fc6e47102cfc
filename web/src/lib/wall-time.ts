import { currentZone } from './zone.ts'

/** Times on the dealership's clock, whatever clock this browser has; a day is `2026-12-01`, a time of it `2026-12-01T15:30`. */

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const [year, ...others] = ['numeric', '2-digit', '2-digit', '2-digit', '2-digit'] as const
  const [month, day, hour, minute] = others
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone, year, month, day, hour, minute, hourCycle: 'h23' })
  clocks.set(timeZone, clock)
  return clock
}

/** The day and the minutes since its midnight of an instant. */
export function wallOf(at: string | number | Date, timeZone = currentZone()): { day: string; minutes: number } {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

export const dayOf = (at: string | number | Date) => wallOf(at).day

const two = (n: number) => String(n).padStart(2, '0')
/** A day and minutes as the server reads them, and as a `datetime-local` field writes them: `2026-12-01T15:30`. */
export const wallText = (day: string, minutes: number) => {
  const shifted = addDays(day, Math.floor(minutes / 1440))
  const rest = ((minutes % 1440) + 1440) % 1440
  return `${shifted}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`
}

/** How a field for dates and times writes an instant. */
export function localOf(at: string | number | Date, timeZone = currentZone()): string {
  const { day, minutes } = wallOf(at, timeZone)
  return wallText(day, minutes)
}

/** The instant that such a field names; undefined if it names none, as in an hour that a change of clocks skips. */
export function readLocal(local: string, timeZone = currentZone()): Date | undefined {
  const at = instantOf(local, timeZone)
  return Number.isNaN(at.getTime()) || localOf(at, timeZone) !== local.slice(0, 16) ? undefined : at
}

/** The same as ISO 8601; empty if it names none. */
export const momentOf = (local: string): string => readLocal(local)?.toISOString() ?? ''

/** The instant at which a day begins. */
export const startOf = (day: string) => instantOf(`${day}T00:00`, currentZone())

/** What a change of clocks skips comes after it; of an hour that comes twice, the first. */
function instantOf(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local.slice(0, 16)}Z`)
  if (Number.isNaN(asUtc)) return new Date(Number.NaN)
  const [before, after] = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => asUtc - offsetAt(near, timeZone)) as [
    number,
    number,
  ]
  const [first, last] = [Math.min(before, after), Math.max(before, after)]
  return new Date(localOf(first, timeZone) === local.slice(0, 16) ? first : last)
}

const offsetAt = (time: number, timeZone: string) =>
  Date.parse(`${localOf(time, timeZone)}Z`) - Math.floor(time / MINUTE_MS) * MINUTE_MS

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The same day of another month, or its last. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay()

/** The Sunday that a day's week begins with. */
const weekStart = (day: string) => addDays(day, -weekdayOf(day))
export const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, n) => addDays(first, n))

/** The days that a month's page shows: whole weeks. */
export function monthPage(day: string): string[] {
  const first = weekStart(`${day.slice(0, 8)}01`)
  const [year = 0, month = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return daysFrom(first, first && addDays(first, 34) >= last ? 35 : 42)
}
