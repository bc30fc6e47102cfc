import { isOpen } from '#contract/calendar/appointment-kinds.ts'
import type { OpenHours } from '../../messaging/hours/open-hours.ts'
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

/** A reminder that would follow another text of the same appointment sooner says nothing new. */
const LEAST_APART_MS = 2 * HOUR_MS
/** One that leaves earlier, since its time is in the customer's night, leaves so long before their evening ends. */
const SPARE_MS = HOUR_MS
/** What is due is found within a minute, and sent soon after: one planned for the last moment would come too late. */
const FOUND_MS = 5 * 60_000

type Planned = Pick<AppointmentItem, 'status' | 'starts_at' | 'booked_at'>

/**
 * When each text of an appointment is to leave, as long as one is expected to come: reminders in the customer's lawful
 * hours, later where that still makes sense, else before: the one of two hours before 8:00 leaves the evening before.
 */
export function planTexts({ status, starts_at, booked_at }: Planned, hours: OpenHours): AppointmentItem['texts'] {
  if (!isOpen(status) || status === 'arrived') return []
  const [startsAt, bookedAt] = [Date.parse(starts_at), Date.parse(booked_at)]
  const dayBefore = momentOf('day_before', startsAt, hours)
  const hoursBefore = momentOf('hours_before', startsAt, hours)
  const isApart = (at: number, from: number) => Math.abs(at - from) >= LEAST_APART_MS
  const reminders = [
    ...(dayBefore !== undefined ? [{ step: 'day_before' as const, at: dayBefore }] : []),
    ...(hoursBefore !== undefined && (dayBefore === undefined || isApart(hoursBefore, dayBefore))
      ? [{ step: 'hours_before' as const, at: hoursBefore }]
      : []),
  ].filter(({ step, at }) => at > bookedAt && (at === startsAt - STEPS[step].beforeMs || isApart(at, bookedAt)))
  return [{ step: 'confirmation' as const, at: bookedAt }, ...reminders].map(({ step, at }) => ({
    step,
    at: new Date(at).toISOString(),
  }))
}

function momentOf(step: 'day_before' | 'hours_before', startsAt: number, { next, last }: OpenHours) {
  const { beforeMs, latestMs } = STEPS[step]
  const due = startsAt - beforeMs
  const later = next(new Date(due))?.getTime()
  if (later !== undefined && later <= startsAt - latestMs - FOUND_MS) return later
  const evening = last(new Date(due))
  return evening && (last(new Date(evening.getTime() - SPARE_MS)) ?? evening).getTime()
}

/** Its texts as they become due. */
export const textsOf = ({ org, id, texts = [] }: Pick<AppointmentItem, 'org' | 'id' | 'texts'>) =>
  texts.map(({ step, at }) => ({ kind: 'send-appointment-texts' as const, org, ids: { appointment: id, step }, at }))

/** True for a text that is due and still makes sense. */
export const isTimely = (step: Step, startsAt: string, now: Date) =>
  now.getTime() <= Date.parse(startsAt) - STEPS[step].latestMs
