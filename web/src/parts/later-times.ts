import { addDays, localOf, readLocal, wallText, weekdayOf } from '../lib/wall-time.ts'

const EVENING_HOUR = 18
const MORNING_HOUR = 9
const HOUR_MS = 3_600_000

type LaterKey = 'in_an_hour' | 'this_evening' | 'tomorrow_morning' | 'monday_morning'

/** The times usually meant by later, by the dealership's clock; none is offered twice, or less than an hour away. */
export function laterTimes(now: Date): { key: LaterKey; at: Date }[] {
  const today = localOf(now).slice(0, 10)
  const inAnHour = new Date(now.getTime() + HOUR_MS)
  // Sunday is 0; on a Monday the next one.
  const toMonday = (8 - weekdayOf(today)) % 7 || 7
  return [
    { key: 'in_an_hour', at: inAnHour } as const,
    ...timeOn('this_evening', today, EVENING_HOUR).filter(({ at }) => at > inAnHour),
    ...timeOn('tomorrow_morning', addDays(today, 1), MORNING_HOUR),
    ...(toMonday > 1 ? timeOn('monday_morning', addDays(today, toMonday), MORNING_HOUR) : []),
  ]
}

/** None where the clocks skip that hour. */
function timeOn(key: LaterKey, day: string, hour: number) {
  const at = readLocal(wallText(day, hour * 60))
  return at ? [{ key, at }] : []
}
