import type { Organization } from '#contract/people/organizations.ts'
import { isWithin } from './working-hours.ts'
import { workingMinutesFrom } from './working-minutes.ts'

type Clock = Pick<Organization, 'business_hours' | 'timezone'>

const MINUTE_MS = 60_000
/** Nobody closes at odd minutes. */
const STEP_MS = 15 * MINUTE_MS
/** Who is open longer than that has no nights. */
const LONGEST_OPEN_STEPS = 96
/** A night of who never closes. */
const NIGHT_MS = 12 * 3_600_000

/** The next moment of business hours: `at` itself while they last, and where none come for days. */
export function nextOpening(clock: Clock, at: Date): Date {
  if (isWithin(clock.business_hours, at, clock.timezone)) return at
  const opens = Math.floor(workingMinutesFrom(clock, at, 1).getTime() / MINUTE_MS - 1) * MINUTE_MS
  return opens > at.getTime() ? new Date(opens) : at
}

/** The opening after the next night that begins, or that `at` lies in. */
export function openingAfterNight(clock: Clock, at: Date): Date {
  let time = at
  for (let step = 0; step < LONGEST_OPEN_STEPS; step++) {
    if (!isWithin(clock.business_hours, time, clock.timezone)) return nextOpening(clock, time)
    time = new Date((Math.floor(time.getTime() / STEP_MS) + 1) * STEP_MS)
  }
  return new Date(at.getTime() + NIGHT_MS)
}
