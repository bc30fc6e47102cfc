import { DAYS } from '#contract/people/days.ts'
import type { Hours } from '#contract/people/hours.ts'

/** A stretch of a day, in minutes since its midnight. */
interface Stretch {
  from: number
  to: number
}

const minutesAt = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** When the dealership is closed on a day (`2026-12-01`) within the hours that are shown; no hours: always open. */
export function closedHours(day: string, hours: Hours | null | undefined, shown: Stretch): Stretch[] {
  if (!hours) return []
  const weekday = DAYS[(new Date(day).getUTCDay() + 6) % 7]
  const open = hours.find((one) => one.day === weekday)
  const stretches = open
    ? [
        { from: shown.from, to: minutesAt(open.from) },
        { from: minutesAt(open.to), to: shown.to },
      ]
    : [shown]
  return stretches.filter(({ from, to }) => from < to)
}
