import type { Language } from '#contract/language.ts'

/** Times on the dealership's clock, whatever clock this browser has; a day is `2026-12-01`. */

const DAY_MS = 86_400_000

/** The day and the minutes since its midnight of an instant. */
export function wallOf(at: string | number, timeZone: string): { day: string; minutes: number } {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The same day of another month, or its last. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The Sunday that a day's week begins with. */
export const weekStart = (day: string) => addDays(day, -new Date(day).getUTCDay())
export const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, n) => addDays(first, n))

/** The days that a month's page shows: whole weeks. */
export function monthPage(day: string): string[] {
  const first = weekStart(`${day.slice(0, 8)}01`)
  const [year = 0, month = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return daysFrom(first, first && addDays(first, 34) >= last ? 35 : 42)
}

const two = (n: number) => String(n).padStart(2, '0')
/** A day and minutes as the server reads them on the dealership's clock: `2026-12-01T15:30`. */
export const wallText = (day: string, minutes: number) => {
  const shifted = addDays(day, Math.floor(minutes / 1440))
  const rest = ((minutes % 1440) + 1440) % 1440
  return `${shifted}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`
}

/** Names of days and times in a language, on the dealership's clock. */
export function calendarWords(language: Language, timeZone: string) {
  const locale = `${language}-US`
  const ofDay = (form: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...form })
    return (day: string) => format.format(new Date(day))
  }
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
  const hour = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric' })
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
  return {
    timeZone,
    weekday: ofDay({ weekday: 'short' }),
    dayOfMonth: ofDay({ day: 'numeric' }),
    longDay: ofDay({ weekday: 'long', month: 'long', day: 'numeric' }),
    month: ofDay({ month: 'long', year: 'numeric' }),
    shortDay: ofDay({ month: 'short', day: 'numeric' }),
    time: (at: string) => time.format(new Date(at)).replace(/ (?=[ap]\.?m)/i, '\u00a0'),
    hour: (hours: number) => hour.format(new Date(hours * 3_600_000)),
    zone: zone.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  }
}
export type CalendarWords = ReturnType<typeof calendarWords>
