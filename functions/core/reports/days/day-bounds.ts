const DAY_MS = 86_400_000

/** The moment at which a day begins in a time zone, in epoch milliseconds. */
export function beginningOf(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const guess = midnight - offsetAt(midnight, timeZone)
  return midnight - offsetAt(guess, timeZone)
}

function offsetAt(time: number, timeZone: string): number {
  const written = new Date(time).toLocaleString('en-US', { timeZone, timeZoneName: 'longOffset' })
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(written) ?? []
  return (sign === '-' ? -60_000 : 60_000) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

/** A calendar day so many days later. */
export const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The days of a range, both ends included. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, n) => dayAfter(from, n))
}

/** The days of UTC that lie in a span of time, whose end is not in it. */
export const utcDaysOf = (start: number, end: number) =>
  daysBetween(new Date(start).toISOString().slice(0, 10), new Date(Math.max(start, end - 1)).toISOString().slice(0, 10))
