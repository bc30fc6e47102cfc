import { dayAfter, startOfDay } from '../../people/organizations/local-dates.ts'
import { earliestId } from '../../platform/table/ids.ts'

/** Days on the dealership's calendar, first and last, as `2026-11-23`; either end may be open. */
export interface Days {
  date_from?: string
  date_to?: string
}

/** The range of ids of the calls on these days. */
export const idsOf = ({ date_from, date_to }: Days, timeZone: string) => ({
  from: date_from && earliestId(startOfDay(date_from, timeZone)),
  to: date_to && earliestId(startOfDay(dayAfter(date_to), timeZone)),
})
