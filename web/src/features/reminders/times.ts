import { localOf } from '../../lib/local-time.ts'

const MINUTE_MS = 60_000
const MORNING_HOUR = 9
const AFTERNOON_HOUR = 15
const MONDAY = 1

type QuickTime = 'in_an_hour' | 'this_afternoon' | 'tomorrow' | 'monday'

/** The usual times from `now` on, as a `datetime-local` field has them; those that do not differ are left out. */
export function quickTimes(now: number): { key: QuickTime; at: string }[] {
  const here = new Date(now)
  const weekday = here.getDay()
  // From the next minute on, so that an hour is not less than one.
  const hourAhead = new Date(Math.ceil(now / MINUTE_MS) * MINUTE_MS + 60 * MINUTE_MS)
  const isMondayNext = weekday === 0
  return [
    { key: 'in_an_hour', at: localOf(hourAhead) },
    ...(here.getHours() < AFTERNOON_HOUR - 1
      ? [{ key: 'this_afternoon', at: localOf(at(here, 0, AFTERNOON_HOUR)) } as const]
      : []),
    { key: 'tomorrow', at: localOf(at(here, 1, MORNING_HOUR)) },
    ...(isMondayNext
      ? []
      : [{ key: 'monday', at: localOf(at(here, (7 + MONDAY - weekday) % 7 || 7, MORNING_HOUR)) } as const]),
  ]
}

/** Tomorrow at nine, as ISO 8601. */
export const tomorrowMorning = (now: number) => at(new Date(now), 1, MORNING_HOUR).toISOString()

function at(day: Date, days: number, hour: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour)
}
