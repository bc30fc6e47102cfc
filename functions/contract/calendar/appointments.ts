import * as z from 'zod/mini'
import { ClientId, Flag, Id, MaybeText, Moment, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { APPOINTMENT_KINDS, APPOINTMENT_SOURCES, APPOINTMENT_STATUSES } from './appointment-kinds.ts'

export const AppointmentKindName = z.enum(APPOINTMENT_KINDS)
export const AppointmentStatusName = z.enum(APPOINTMENT_STATUSES)

/**
 * A time: ISO 8601 with an offset or `Z`, or without one (`2026-12-01T15:30`), which is then read on the dealership's
 * clock.
 */
export const AppointmentTime = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/, says('not_valid')))
/** A time, or a day (`2026-12-01`) that begins or ends the range. */
const Bound = z.union([AppointmentTime, z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))])
const Note = z.string().check(z.trim(), z.maxLength(1000))

const Named = z.object({ id: Text, name: Text })
export const Appointment = z.object({
  id: Text,
  kind: AppointmentKindName,
  status: AppointmentStatusName,
  /** It is over, and somebody is asked how it went. */
  is_asked: Flag,
  starts_at: Moment,
  ends_at: Moment,
  /** The dealership's, in which the appointment keeps its time of day. */
  timezone: Text,
  /** Null for a reader who may not see the customer: a colleague's time is taken, no more. */
  contact: z.nullable(Named),
  agent: Named,
  vehicle: z.nullable(z.object({ id: Text, title: Text })),
  note: MaybeText,
  source: z.enum(APPOINTMENT_SOURCES),
})
export type Appointment = z.infer<typeof Appointment>

const Slot = z.object({ starts_at: Moment, ends_at: Moment, agent_ids: z.array(Text) })

const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })
const answer = z.object({ appointment: Appointment })

/** Appointments of customers with the dealership's people. */
export const appointments = {
  /** Those that begin or last between two times, at most two months apart, by when they begin. */
  list: route({
    method: 'GET',
    path: '/api/appointments',
    access: 'member',
    scope: 'read_contacts',
    uses: reads,
    /** A contact's own are listed without times. `agent`: an id, or `me`. `asked`: those of the last days of which the caller is to say how they went. */
    query: z.object({
      from: z.optional(Bound),
      to: z.optional(Bound),
      agent: z.optional(Id),
      contact: z.optional(Id),
      asked: z.optional(z.literal('true')),
    }),
    /** `timezone`: the dealership's, also where nothing is booked. */
    output: z.object({ data: z.array(Appointment), timezone: Text }),
  }),
  create: route({
    method: 'POST',
    path: '/api/appointments',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    /** Without an agent, the contact's own takes it if free, else whoever has least that day. */
    body: z.object({
      contact_id: Id,
      kind: AppointmentKindName,
      starts_at: AppointmentTime,
      agent_id: z.optional(Id),
      vehicle_id: z.optional(Id),
      note: z.optional(Note),
      client_id: ClientId,
    }),
    output: answer,
  }),
  update: route({
    method: 'PUT',
    path: '/api/appointments/{id}',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    params: one,
    /** What is left out stays; without an end, a moved appointment keeps its length. */
    body: z.object({
      kind: z.optional(AppointmentKindName),
      starts_at: z.optional(AppointmentTime),
      ends_at: z.optional(AppointmentTime),
      agent_id: z.optional(Id),
      vehicle_id: z.optional(z.nullable(Id)),
      note: z.optional(z.nullable(Note)),
    }),
    output: answer,
  }),
  status: route({
    method: 'PATCH',
    path: '/api/appointments/{id}/status',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    params: one,
    /** `sold`: the customer bought, and moves to Sold with it. */
    body: z.object({ status: AppointmentStatusName, sold: z.optional(Flag) }),
    output: answer,
  }),
  /** Free times for a kind, with who could take each, and everybody who takes that kind. */
  slots: route({
    method: 'GET',
    path: '/api/appointments/slots',
    access: 'member',
    scope: 'read_contacts',
    uses: reads,
    query: z.object({
      kind: AppointmentKindName,
      from: Bound,
      to: Bound,
      agent: z.optional(Id),
      vehicle: z.optional(Id),
    }),
    output: z.object({ data: z.array(Slot), agents: z.array(z.object({ id: Text, name: Text })) }),
  }),
}
