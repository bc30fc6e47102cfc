import { isWithin } from '../../../functions/core/people/organizations/working-hours.ts'
import type { Story } from './script.ts'
import { LOT } from './set-up-desk.ts'

const HOUR_MS = 3_600_000
/** In these steps an earlier time is looked for, over the longest that the dealership is closed: calls are not all at its end. */
const STEP_HOURS = { story: 0.25, call: 2.3 }
const MOST_HOURS = 24
const MOST_CLOSED_HOURS = 72
/** A customer's line so soon after ours belongs to what was said before. */
const SOON_HOURS = 1

const isOpen = (hoursAgo: number) =>
  isWithin(LOT.business_hours, new Date(Date.now() - hoursAgo * HOUR_MS), LOT.timezone)

/** By how many hours these times must be earlier for the dealership to be open at each of them. */
function earlierBy(hoursAgo: readonly number[], step: number): number {
  for (let hours = 0; hours < MOST_HOURS; hours += step) if (hoursAgo.every((one) => isOpen(one + hours))) return hours
  return 0
}

/** The time itself, or an earlier one at which the dealership was open. */
export const whileOpen = (hoursAgo: number) => hoursAgo + earlierBy([hoursAgo], STEP_HOURS.call)

/** So many hours ahead, or later, once the dealership is open. */
export function onceOpen(hoursAhead: number): number {
  for (let hours = hoursAhead; hours < hoursAhead + MOST_CLOSED_HOURS; hours += STEP_HOURS.story)
    if (isOpen(-hours)) return hours
  return hoursAhead
}

/** The same story, in which we answer while the dealership is open, whenever it is told; what customers wrote last stays. */
export function toldWhileOpen(story: Story): Story {
  const { lines } = story
  const ours = lines.filter(([, , by]) => by !== 'customer').map(([hoursAgo]) => hoursAgo)
  const earlier = earlierBy(ours, STEP_HOURS.story)
  const last = ours.at(-1) ?? Number.POSITIVE_INFINITY
  return {
    ...story,
    lines: lines.map((line) => {
      const [hoursAgo, ...rest] = line
      return hoursAgo > last - SOON_HOURS ? [hoursAgo + earlier, ...rest] : line
    }),
  }
}
