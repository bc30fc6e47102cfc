import type { AppointmentKind } from '#contract/calendar/appointment-kinds.ts'
import { takesTime } from '#contract/calendar/appointment-kinds.ts'
import { instantOf } from '../../people/organizations/wall-time.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { changeAppointment } from './change-appointment.ts'
import { requireTaker } from './choose-taker.ts'
import type { AppointmentItem } from './entity.ts'
import { findBookable } from './find-bookable.ts'
import { presentAppointment } from './present-appointment.ts'
import type { Desk } from './read-desk.ts'
import { addMinutes, flawOf, kindSettingsOf, seesContactOf } from './rules.ts'

interface Input {
  id: string
  kind?: AppointmentKind
  starts_at?: string
  ends_at?: string
  agent_id?: string
  vehicle_id?: string | null
  note?: string | null
}

/** Moves or changes an appointment whose contact the caller may see; it stays the same one. */
export async function updateAppointment(ctx: Ctx, input: Input) {
  const { vehicle_id } = input
  const vehicle =
    vehicle_id === null ? { vehicle: undefined, vehicle_title: undefined } : await findBookable(ctx.org, vehicle_id)
  const changed = await changeAppointment(ctx, input.id, (seen, desk) => {
    if (!seesContactOf(ctx.caller, seen)) throw notFound()
    return {
      ...vehicle,
      ...(input.note !== undefined && { note: input.note || undefined }),
      ...timesOf(input, seen, desk, ctx.now),
    }
  })
  return { appointment: presentAppointment(ctx.caller, changed) }
}

/** Checked only where they change: what was booked before somebody's hours changed stays as it is. */
export function timesOf(
  input: Pick<Input, 'kind' | 'starts_at' | 'ends_at' | 'agent_id'>,
  seen: AppointmentItem,
  desk: Desk,
  now: Date,
): Partial<AppointmentItem> {
  const { timezone, settings } = desk
  const kind = input.kind ?? seen.kind
  const { minutes, bufferMinutes } = kindSettingsOf(settings, kind)
  const from = input.starts_at === undefined ? new Date(seen.starts_at) : instantOf(input.starts_at, timezone)
  const to =
    input.ends_at !== undefined
      ? instantOf(input.ends_at, timezone)
      : addMinutes(from, kind === seen.kind ? minutesOf(seen) : minutes)
  const agent = input.agent_id ?? seen.agent
  const isSame = from.toISOString() === seen.starts_at && to.toISOString() === seen.ends_at
  if (isSame && agent === seen.agent) return { kind }
  if (!takesTime(seen.status)) throw new AppError('appointment_canceled')
  const flaw = flawOf({ from, to }, now)
  if (flaw) throw new AppError(flaw)
  const taker = requireTaker(desk, agent, { from, to }, now)
  return {
    kind,
    agent,
    agent_name: taker.name,
    timezone,
    starts_at: from.toISOString(),
    ends_at: to.toISOString(),
    free_at: addMinutes(to, bufferMinutes).toISOString(),
    ...(from.toISOString() !== seen.starts_at && { ...reopened(seen), booked_at: now.toISOString() }),
  }
}

const minutesOf = ({ starts_at, ends_at }: AppointmentItem) => (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000

/** At another time a customer confirms anew, and one who did not come has another chance. */
const reopened = ({ status }: AppointmentItem) => (status === 'scheduled' ? {} : { status: 'scheduled' as const })
