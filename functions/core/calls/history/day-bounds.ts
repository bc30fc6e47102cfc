import { earliestId } from '../../platform/table/ids.ts'

/** Days of the dealership's calendar, first and last, as `2026-11-23`; either end may be open. */
export interface Days {
  date_from?: string
  date_to?: string
}

/** Between which ids the calls of these days lie. */
export const idsOf = ({ date_from, date_to }: Days, timeZone: string) => ({
  from: date_from && earliestId(startOf(date_from, timeZone)),
  to: date_to && earliestId(startOf(dayAfter(date_to), timeZone)),
})

export const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
export const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** The first moment of a day, in epoch milliseconds. */
export function startOf(day: string, timeZone: string): number {
  const wanted = Date.parse(day)
  return wanted - offsetAt(wanted - offsetAt(wanted, timeZone), timeZone)
}

/** How far a clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const written = new Date(time).toLocaleString('en-US', { timeZone, timeZoneName: 'longOffset' })
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(written) ?? []
  return (sign === '-' ? -60_000 : 60_000) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
