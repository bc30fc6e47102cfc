import { dayAfter } from '../../people/organizations/local-dates.ts'

const DAY_MS = 86_400_000

/** The days of a range, both ends included. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, n) => dayAfter(from, n))
}

/** The days of UTC that lie in a span of time, whose end is not in it. */
export const utcDaysOf = (start: number, end: number) =>
  daysBetween(new Date(start).toISOString().slice(0, 10), new Date(Math.max(start, end - 1)).toISOString().slice(0, 10))

/** The month of a day (`2026-11`). */
export const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length)
