import { earliestId } from '../../platform/table/ids.ts'

/** Days on the dealership's calendar, first and last, as `2026-11-23`; either end may be open. */
export interface Days {
  date_from?: string
  date_to?: string
}

/** The range of ids of the calls on these days. */
export const idsOf = ({ date_from, date_to }: Days, timeZone: string) => ({
  from: date_from && earliestId(startOf(date_from, timeZone)),
  to: date_to && earliestId(startOf(dayAfter(date_to), timeZone)),
})

export const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
export const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** The start of a day, in epoch milliseconds. */
export function startOf(day: string, timeZone: string): number {
  const wanted = Date.parse(day)
  return wanted - offsetAt(wanted - offsetAt(wanted, timeZone), timeZone)
}

/** The UTC offset of a time zone at a given time, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const written = new Date(time).toLocaleString('en-US', { timeZone, timeZoneName: 'longOffset' })
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(written) ?? []
  return (sign === '-' ? -60_000 : 60_000) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
