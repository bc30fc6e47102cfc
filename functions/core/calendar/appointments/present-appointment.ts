import type { Appointment } from '#contract/calendar/appointments.ts'
import type { Caller } from '../../platform/ctx.ts'
import type { AppointmentItem } from './entity.ts'
import { isAsked } from './outcome-asks.ts'
import { seesContactOf } from './rules.ts'

/** An appointment as its reader may see it: of a colleague's private customer only that the time is taken. */
export function presentAppointment(caller: Caller, appointment: AppointmentItem): Appointment {
  const { id, kind, status, starts_at, ends_at, timezone, source } = appointment
  const sees = seesContactOf(caller, appointment)
  return {
    id,
    kind,
    status,
    starts_at,
    ends_at,
    timezone,
    source,
    is_asked: isAsked(appointment),
    contact: sees ? { id: appointment.contact, name: appointment.contact_name } : null,
    agent: { id: appointment.agent, name: appointment.agent_name },
    vehicle: appointment.vehicle ? { id: appointment.vehicle, title: appointment.vehicle_title ?? '' } : null,
    note: sees ? (appointment.note ?? null) : null,
  }
}
