import { isOpen } from '#contract/calendar/appointment-kinds.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { AppointmentItem } from '../../calendar/appointments/entity.ts'
import { momentOn } from '../../people/organizations/wall-time.ts'
import type { DueEntry } from '../../platform/due/door.ts'
import type { Switched } from '../automations/entity.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** A timed start counts from this. `about` identifies it, so that it can be checked again when the time comes. */
interface Since {
  org: string
  contact: string
  about: string
  at: string
}

const entry = ({ org, contact, about }: Since, { automation }: Switched, at: number): DueEntry => ({
  kind: 'run-automations',
  org,
  ids: { task: 'start', automation, contact, about },
  at: new Date(at).toISOString(),
})

/** Starts that a customer's message causes if it isn't answered in time. */
export const startsOfMessage = (since: Since, channel: Channel, on: readonly Switched[]): DueEntry[] =>
  on.flatMap((one) => {
    const at = Date.parse(since.at)
    if (one.trigger.on === 'unanswered') return [entry(since, one, at + (one.trigger.minutes ?? 0) * MINUTE_MS)]
    const { windowHours } = CHANNELS[channel]
    if (one.trigger.on !== 'window_closing' || windowHours === undefined) return []
    return [entry(since, one, at + (windowHours - 1) * HOUR_MS)]
  })

/** Starts that an answer causes if the customer doesn't reply in time. */
export const startsOfAnswer = (since: Since, on: readonly Switched[]): DueEntry[] =>
  on.flatMap((one) =>
    one.trigger.on === 'silent' ? [entry(since, one, Date.parse(since.at) + (one.trigger.hours ?? 0) * HOUR_MS)] : [],
  )

/** Starts that a stage causes after a long stay in it, or after a year. `isNew`: the contact was created in it. */
export const startsOfStage = (since: Since, stage: string, isNew: boolean, on: readonly Switched[]): DueEntry[] =>
  on.flatMap((one) => {
    const { trigger } = one
    const at = Date.parse(since.at)
    if (trigger.on === 'stage_stuck' && (!trigger.stage || trigger.stage === stage))
      return [entry(since, one, at + (trigger.days ?? 0) * DAY_MS)]
    if (trigger.on !== 'date') return []
    const isDay = (trigger.field === 'added' && isNew) || (trigger.field === 'sold' && stage === 'sold')
    return isDay ? [entry(since, one, inAYear(since.at) - (trigger.days ?? 0) * DAY_MS)] : []
  })

/** A value of a field of dates, named as checking it takes it (`readDay`). */
const nameOfDay = (field: string, day: string) => `${field} ${day}`
export function readDay(about: string): { field: string; day: string } {
  const [field = '', day = ''] = about.split(' ')
  return { field, day }
}

/** The time of day at which a day of the dealership's own comes: the shop is open, and answers. */
export const DAY_BEGINS = '10:00'

/** The start that a contact's day causes when it next comes, or comes again: this year, or another. */
export function startOfDay(
  { org, contact, field, day }: { org: string; contact: string; field: string; day: string },
  one: Switched,
  timeZone: string,
  now: Date,
): DueEntry {
  const year = now.getUTCFullYear()
  const early = (one.trigger.days ?? 0) * DAY_MS
  // A time so many days before may be of the year before.
  const years = [0, 1, 2].map((n) => Math.max(year, Number(day.slice(0, 4))) + n)
  const times = years.map((of) => momentOn(inYear(day, of), DAY_BEGINS, timeZone).getTime() - early)
  const at = times.find((time) => time > now.getTime()) ?? 0
  return entry({ org, contact, about: nameOfDay(field, day), at: '' }, one, at)
}

/** Who was born on February 29 has a birthday every year. */
const inYear = (day: string, year: number) => {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const rest = day.slice(5)
  return `${String(year).padStart(4, '0')}-${rest === '02-29' && !isLeap ? '02-28' : rest}`
}

export function inAYear(at: string): number {
  const day = new Date(at)
  return day.setUTCFullYear(day.getUTCFullYear() + 1)
}

/** Starts that an approaching appointment causes; none for one booked at shorter notice. */
export const startsOfAppointment = (
  { org, id, contact, status, starts_at, booked_at }: AppointmentItem,
  on: readonly Switched[],
) =>
  !isOpen(status)
    ? []
    : on.flatMap((one) => {
        if (one.trigger.on !== 'appointment_near') return []
        const at = Date.parse(starts_at) - (one.trigger.hours ?? 0) * HOUR_MS
        return at > Date.parse(booked_at) ? [entry({ org, contact, about: id, at: starts_at }, one, at)] : []
      })
