import { addDays, dayOf, localOf, momentOf, wallOf, wallText, weekdayOf } from '../../lib/wall-time.ts'

const MINUTE_MS = 60_000
const MORNING_HOUR = 9
const AFTERNOON_HOUR = 15
const MONDAY = 1

type QuickTime = 'in_an_hour' | 'this_afternoon' | 'tomorrow' | 'monday'

/** The usual times from `now` on, as a `datetime-local` field has them; those that do not differ are left out. */
export function quickTimes(now: number): { key: QuickTime; at: string }[] {
  const { day, minutes } = wallOf(now)
  const weekday = weekdayOf(day)
  // From the next minute on, so that an hour is not less than one.
  const hourAhead = Math.ceil(now / MINUTE_MS) * MINUTE_MS + 60 * MINUTE_MS
  const isMondayNext = weekday === 0
  return [
    { key: 'in_an_hour', at: localOf(hourAhead) },
    ...(minutes < (AFTERNOON_HOUR - 1) * 60
      ? [{ key: 'this_afternoon', at: wallText(day, AFTERNOON_HOUR * 60) } as const]
      : []),
    { key: 'tomorrow', at: morningOf(addDays(day, 1)) },
    ...(isMondayNext ? [] : [{ key: 'monday', at: morningOf(addDays(day, (7 + MONDAY - weekday) % 7 || 7)) } as const]),
  ]
}

/** Tomorrow at nine, as ISO 8601. */
export const tomorrowMorning = (now: number) => momentOf(morningOf(addDays(dayOf(now), 1)))

const morningOf = (day: string) => wallText(day, MORNING_HOUR * 60)
