import { LONGEST_BY_DAY } from '#contract/reports/report-facts.ts'
import { dayAfter } from '../../people/organizations/local-dates.ts'
import { daysBetween } from './day-bounds.ts'

/** Days that a report shows as one, both ends included: a day, or where it is long a week, or what is in it of one. */
export interface Span {
  from: string
  to: string
}

const WEEK_DAYS = 7

/** The spans of a period, the oldest first. */
export function spansOf(from: string, to: string): Span[] {
  const days = daysBetween(from, to)
  if (days.length <= LONGEST_BY_DAY) return days.map((day) => ({ from: day, to: day }))
  return [...Map.groupBy(days, mondayOf).values()].map((week) => ({ from: week[0] ?? from, to: week.at(-1) ?? to }))
}

export const isWeek = ({ from, to }: Span) => dayAfter(from, WEEK_DAYS - 1) === to

/** The first day of a day's week. */
export const mondayOf = (day: string) => dayAfter(day, -((weekdayOf(day) + WEEK_DAYS - 1) % WEEK_DAYS))

/** Of a day of the calendar, from 0 for Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
