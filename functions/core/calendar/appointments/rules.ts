import { type AppointmentKind, type AppointmentStatus, isOpen } from '#contract/calendar/appointment-kinds.ts'
import type { AppointmentSettings } from '#contract/calendar/settings.ts'
import { DAYS } from '#contract/people/days.ts'
import type { Hours } from '#contract/people/hours.ts'
import { datesBetween, momentOn, wallOf } from '../../people/organizations/wall-time.ts'
import { maySee } from '../../platform/access.ts'
import type { AutomaticActor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/ctx.ts'
import type { AppointmentItem, DayItem } from './entity.ts'

/** A span of time; `to` is no longer part of it. */
export interface Span {
  from: Date
  to: Date
}

/** Free times begin at quarters of an hour. */
const STEP_MS = 15 * 60_000
/** Offered to customers where neither the agent nor the dealership has said when they work. */
const USUAL_HOURS: Hours = DAYS.slice(0, 6).map((day) => ({ day, from: '09:00', to: '18:00' }))

const MINUTE_MS = 60_000
const LONGEST_MINUTES = 480
const SHORTEST_MINUTES = 5
/** How far ahead anybody books. */
export const FARTHEST_MS = 2 * 366 * 86_400_000

/** A kind's settings. */
export const kindSettingsOf = (settings: AppointmentSettings, kind: AppointmentKind) => ({
  minutes: settings[`${kind}_minutes`],
  bufferMinutes: settings[`${kind}_buffer_minutes`],
  noticeMs: settings[`${kind}_notice_hours`] * 3_600_000,
  aheadMs: settings[`${kind}_days_ahead`] * 86_400_000,
  agentIds: settings[`${kind}_agent_ids`],
})

export const addMinutes = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)

/** The reason why nothing can be booked at a time, if there is one. */
export function flawOf({ from, to }: Span, now: Date) {
  if (from <= now) return 'appointment_past'
  if (from.getTime() > now.getTime() + FARTHEST_MS) return 'appointment_far'
  const minutes = (to.getTime() - from.getTime()) / MINUTE_MS
  if (minutes < SHORTEST_MINUTES || minutes > LONGEST_MINUTES) return 'appointment_length'
  return undefined
}

/** The UTC days that a span touches. */
export function daysOf({ from, to }: Span): string[] {
  const days: string[] = []
  const first = Date.parse(from.toISOString().slice(0, 10))
  for (let day = first; day < to.getTime(); day += 86_400_000) days.push(new Date(day).toISOString().slice(0, 10))
  return days
}

/** A span's parts by day of UTC. */
export const byDay = ({ from, to }: Span): Span[] =>
  daysOf({ from, to }).map((day) => ({
    from: new Date(Math.max(from.getTime(), Date.parse(day))),
    to: new Date(Math.min(to.getTime(), Date.parse(day) + 86_400_000)),
  }))

/** True if none of the days has anything at this time but what `by` has itself. */
export function isFree(days: readonly Pick<DayItem, 'taken'>[], span: Span, by?: string): boolean {
  const [from, to] = [span.from.toISOString(), span.to.toISOString()]
  return days.every(({ taken }) => taken.every((one) => one.by === by || one.from >= to || one.to <= from))
}

/** The spans in which someone works on these dates, on the dealership's clock. */
function workingSpans(hours: Hours, dates: readonly string[], timeZone: string): Span[] {
  return dates.flatMap((date) => {
    const day = DAYS[(new Date(date).getUTCDay() + 6) % DAYS.length]
    return hours
      .filter((open) => open.day === day)
      .map((open) => ({ from: momentOn(date, open.from, timeZone), to: momentOn(date, open.to, timeZone) }))
  })
}

/** True if a time lies within somebody's hours; always true where nobody has said any. */
export function worksAt({ from, to }: Span, hours: Hours | null, timeZone: string): boolean {
  if (!hours) return true
  return workingSpans(hours, [wallOf(from, timeZone).date], timeZone).some((open) => open.from <= from && to <= open.to)
}

/** The starts, a quarter of an hour apart, from which `minutes` fit into a span. */
function* startsIn(open: Span, { from, to }: Span, minutes: number): Generator<Date> {
  const first = Math.max(open.from.getTime(), from.getTime())
  const steps = Math.ceil((first - open.from.getTime()) / STEP_MS)
  for (let at = open.from.getTime() + steps * STEP_MS; at < to.getTime(); at += STEP_MS) {
    if (at + minutes * MINUTE_MS > open.to.getTime()) return
    yield new Date(at)
  }
}

/** The free starts of one person in a range; `days`: what is taken of them, and of the vehicle. */
export function* freeStarts(
  { hours, days, minutes, bufferMinutes }: FreeTimeOf,
  range: Span,
  timeZone: string,
): Generator<Date> {
  for (const open of workingSpans(hours ?? USUAL_HOURS, datesBetween(range.from, range.to, timeZone), timeZone))
    for (const from of startsIn(open, range, minutes))
      if (isFree(days, { from, to: addMinutes(from, minutes + bufferMinutes) })) yield from
}
interface FreeTimeOf {
  hours: Hours | null
  days: readonly Pick<DayItem, 'taken'>[]
  minutes: number
  bufferMinutes: number
}

/** The stage that a status moves its contact to; a cancel only those who stand on the board as somebody with one. */
const STAGE_OF: Partial<Record<AppointmentStatus, string>> = {
  scheduled: 'appt_scheduled',
  no_show: 'missed_appt',
  done: 'visit_followup',
  canceled: 'contacted',
}
/** Appointments never move a contact out of these. */
const FINAL_STAGES = ['sold', 'lost']

/** The stage that an appointment's new status moves its contact to, if it moves them. */
export function stageAfter(
  { kind, status }: Pick<AppointmentItem, 'kind' | 'status'>,
  stage: string,
  { appointments_move_stages }: Pick<AppointmentSettings, 'appointments_move_stages'>,
): string | undefined {
  const next = STAGE_OF[status]
  if (!appointments_move_stages || kind === 'phone_call' || FINAL_STAGES.includes(stage)) return undefined
  if (status === 'canceled' && stage !== STAGE_OF.scheduled) return undefined
  return next === stage ? undefined : next
}

/** True if the caller sees who an appointment is with: their own, and those of contacts they see. */
export const seesContactOf = (caller: Caller, { agent, assignee }: Pick<AppointmentItem, 'agent' | 'assignee'>) =>
  agent === caller.id || maySee(caller, assignee)

/** True for an appointment that is still to come about. */
export const isUpcoming = ({ status, ends_at }: Pick<AppointmentItem, 'status' | 'ends_at'>, now: Date) =>
  isOpen(status) && Date.parse(ends_at) > now.getTime()

/** So long after a canceled or missed appointment its customer may choose another time. */
const ANOTHER_MS = 30 * 86_400_000

/** True for an appointment that came to nothing, and that its customer may have at another time. */
export const mayComeAgain = ({ status, starts_at }: Pick<AppointmentItem, 'status' | 'starts_at'>, now: Date) =>
  (status === 'no_show' || status === 'canceled') && Date.parse(starts_at) + ANOTHER_MS > now.getTime()

/** Its customer as who changes it. */
export const customerOf = ({ contact, contact_name }: Pick<AppointmentItem, 'contact' | 'contact_name'>) =>
  ({ kind: 'customer', id: contact, name: contact_name }) satisfies AutomaticActor
