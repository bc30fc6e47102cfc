/** The day of a month that is its `nth` weekday (0 is Sunday; -1 for the last), as YYYY-MM-DD. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const day = 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7
  if (nth > 0) return isoDay(year, month, day)
  const last = new Date(Date.UTC(year, month, 0))
  return isoDay(year, month, last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7))
}
const isoDay = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Federal holidays of a year (5 U.S.C. 6103), in order. */
const holidaysOf = (year: number) => [
  isoDay(year, 1, 1),
  nthWeekday(year, 1, 1, 3),
  nthWeekday(year, 2, 1, 3),
  nthWeekday(year, 5, 1, -1),
  isoDay(year, 6, 19),
  isoDay(year, 7, 4),
  nthWeekday(year, 9, 1, 1),
  nthWeekday(year, 10, 1, 2),
  isoDay(year, 11, 11),
  nthWeekday(year, 11, 4, 4),
  isoDay(year, 12, 25),
]

/** The federal holidays of the year to come, from a day (YYYY-MM-DD) on. */
export function comingHolidays(today: string): string[] {
  const year = Number(today.slice(0, 4))
  const end = `${year + 1}${today.slice(4)}`
  return [...holidaysOf(year), ...holidaysOf(year + 1)].filter((day) => day >= today && day < end)
}
