import type { Organization } from '#contract/people/organizations.ts'
import { isWithin } from './working-hours.ts'

type Clock = Pick<Organization, 'business_hours' | 'timezone'>

const MINUTE_MS = 60_000
/** Steps while it is closed: nobody opens at odd minutes. */
const CLOSED_STEP_MS = 15 * MINUTE_MS
/** Longer waits are counted up to here. */
const LONGEST_MS = 14 * 86_400_000

/** The seconds of business hours between two times; all of them where there are no hours. */
export function workingSeconds({ business_hours, timezone }: Clock, from: Date, to: Date): number {
  const end = Math.min(to.getTime(), from.getTime() + LONGEST_MS)
  if (!business_hours) return Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000))
  let sum = 0
  for (let time = from.getTime(); time < end; ) {
    const isOpen = isWithin(business_hours, new Date(time), timezone)
    const step = isOpen ? MINUTE_MS : CLOSED_STEP_MS
    const next = Math.min(end, (Math.floor(time / step) + 1) * step)
    if (isOpen) sum += next - time
    time = next
  }
  return Math.round(sum / 1000)
}
