import { dayOf } from './thread-items.ts'

/** 'Today', 'Yesterday', else weekday and date, with the year instead of the weekday in another year. */
export function dayLabel(
  at: string,
  now: number,
  language: string,
  words: { today: string; yesterday: string },
): string {
  const date = new Date(at)
  if (dayOf(at) === dayOf(now)) return words.today
  if (dayOf(at) === dayOf(dayBefore(now))) return words.yesterday
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return date.toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? { weekday: 'long' } : { year: 'numeric' }),
  })
}

/** Yesterday by the calendar: a day is 23 or 25 hours long when the clocks change. */
function dayBefore(now: number): number {
  const date = new Date(now)
  return date.setDate(date.getDate() - 1)
}
