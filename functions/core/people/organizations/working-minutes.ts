import type { Organization } from '#contract/people/organizations.ts'
import { isWithin } from './working-hours.ts'

type Clock = Pick<Organization, 'business_hours' | 'timezone'>

const MINUTE_MS = 60_000
/** Steps while it is closed: nobody opens at odd minutes. */
const CLOSED_STEP = 15
/** A dealership that is closed for longer counts as open. */
const LONGEST_DAYS = 10

/** The time so many minutes of working hours after `at`, or before it where `minutes` is negative. */
export function workingMinutesFrom({ business_hours, timezone }: Clock, at: Date, minutes: number): Date {
  const whole = new Date(at.getTime() + minutes * MINUTE_MS)
  if (!business_hours) return whole
  const way = Math.sign(minutes) * MINUTE_MS
  const last = LONGEST_DAYS * 24 * 60 * MINUTE_MS
  let time = at.getTime()
  for (let left = Math.abs(minutes); left > 0; ) {
    if (Math.abs(time - at.getTime()) > last) return whole
    // Backwards, the minute that ends now is the one that counts.
    const isOpen = isWithin(business_hours, new Date(way < 0 ? time + way : time), timezone)
    time += isOpen ? way : way * stepTo(time, way)
    if (isOpen) left -= 1
  }
  return new Date(time)
}

/** Minutes to the next mark of the clock in this direction, at which it may be open again. */
function stepTo(time: number, way: number): number {
  const mark = CLOSED_STEP * MINUTE_MS
  const past = time % mark
  const rest = way < 0 ? past : mark - past
  return Math.max(1, Math.ceil((rest === 0 ? mark : rest) / MINUTE_MS))
}
