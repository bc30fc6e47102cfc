import { isOpen } from '#contract/calendar/appointment-kinds.ts'
import type { AppointmentItem } from './entity.ts'

const HOUR_MS = 3_600_000

/**
 * The texts that a customer gets of an appointment: how long before it, and until how long before it one that was held up
 * still makes sense.
 */
export const STEPS = {
  /** Right after it was booked or moved. */
  confirmation: { beforeMs: Number.POSITIVE_INFINITY, latestMs: 0 },
  day_before: { beforeMs: 24 * HOUR_MS, latestMs: 4 * HOUR_MS },
  hours_before: { beforeMs: 2 * HOUR_MS, latestMs: HOUR_MS / 2 },
} as const
export type Step = keyof typeof STEPS

export type Planned = Pick<AppointmentItem, 'org' | 'id' | 'status' | 'starts_at' | 'booked_at'>

/** When each text of an appointment is due, as long as one is expected to come. */
export function textsOf({ org, id, status, starts_at, booked_at }: Planned) {
  if (!isOpen(status) || status === 'arrived') return []
  const startsAt = Date.parse(starts_at)
  return Object.entries(STEPS).flatMap(([step, { beforeMs }]) => {
    const at = beforeMs === Number.POSITIVE_INFINITY ? booked_at : new Date(startsAt - beforeMs).toISOString()
    // A reminder right after the confirmation says nothing new.
    if (at < booked_at) return []
    return [{ kind: 'send-appointment-texts' as const, org, ids: { appointment: id, step }, at }]
  })
}

/** True for a text that is due and still makes sense. */
export const isTimely = (step: Step, startsAt: string, now: Date) =>
  now.getTime() <= Date.parse(startsAt) - STEPS[step].latestMs
