import type { Day } from '#contract/people/days.ts'
import type { Hours } from '#contract/people/hours.ts'

/** True during working hours; always true if there are none. */
export function isWithin(hours: Hours | null | undefined, now: Date, timezone: string): boolean {
  if (!hours) return true
  const { weekday, hour, minute } = clockIn(timezone, now)
  const day = weekday.slice(0, 3).toLowerCase() as Day
  const time = `${hour}:${minute}`
  return hours.some((open) => open.day === day && open.from <= time && time < open.to)
}

interface Working {
  away?: boolean
  working_hours?: Hours | null
}
interface Clock {
  business_hours: Hours | null
  timezone: string
}

/** True if somebody works at this moment: they are not away, and it is their hours, else the dealership's. */
export const isOnDuty = ({ away, working_hours }: Working, { business_hours, timezone }: Clock, now: Date): boolean =>
  !away && isWithin(working_hours ?? business_hours, now, timezone)

/** Made once a zone: that takes longer than to use them. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...parts })
  clocks.set(timeZone, made)
  return made
}

/** Local date and time of day. */
function clockIn(timeZone: string, now: Date) {
  const clock = clockOf(timeZone)
  return Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value])) as Record<
    'weekday' | 'hour' | 'minute',
    string
  >
}
