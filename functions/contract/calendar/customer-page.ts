import * as z from 'zod/mini'
import { Flag, MaybeText, Moment, Text } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'
import { Page } from '#contract/platform/page.ts'
import { route } from '#contract/route.ts'
import { AppointmentKindName, AppointmentStatusName, AppointmentTime } from './appointments.ts'

/** The code in a customer's link: 128 bits, which stand for a sign-in. */
const code = z.object({ code: z.string().check(z.minLength(1), z.maxLength(64)) })

const Shown = z.object({
  kind: AppointmentKindName,
  status: AppointmentStatusName,
  starts_at: Moment,
  ends_at: Moment,
  timezone: Text,
  agent: Text,
  vehicle: MaybeText,
  /** To another time: until it is over, or after it came to nothing. */
  may_move: Flag,
  dealership: z.object({ name: Text, address: Text, phone: MaybeText }),
})
const answer = z.object({ appointment: Shown })

/** Whatever a customer does is written as a person's change is: contact, history, times. */
const reads = ['table:read'] as const
const writes = ['table:read', 'table:write'] as const

/** A customer's own appointment, by the code in their link. */
export const publicAppointments = {
  get: route({
    method: 'GET',
    path: '/api/public/appointments/{code}',
    access: 'visitor',
    uses: reads,
    params: code,
    output: answer,
  }),
  slots: route({
    method: 'GET',
    path: '/api/public/appointments/{code}/slots',
    access: 'visitor',
    uses: reads,
    params: code,
    output: z.object({ data: z.array(z.object({ starts_at: Moment, ends_at: Moment })) }),
  }),
  confirm: route({
    method: 'POST',
    path: '/api/public/appointments/{code}/confirm',
    access: 'visitor',
    uses: writes,
    params: code,
    output: answer,
  }),
  move: route({
    method: 'POST',
    path: '/api/public/appointments/{code}/move',
    access: 'visitor',
    uses: writes,
    params: code,
    body: z.object({ starts_at: AppointmentTime }),
    output: answer,
  }),
  cancel: route({
    method: 'POST',
    path: '/api/public/appointments/{code}/cancel',
    access: 'visitor',
    uses: writes,
    params: code,
    output: answer,
  }),
  /** The appointment as a file for calendars. */
  file: route({
    method: 'GET',
    path: '/api/public/appointments/{code}/appointment.ics',
    access: 'visitor',
    uses: reads,
    params: code,
    output: z.object({ ics: Text }),
    answers: 'ics',
  }),
  /** Someone's appointments for their calendar app, by the secret in the address, which ends in `.ics`. */
  feed: route({
    method: 'GET',
    path: '/api/public/calendars/{secret}',
    access: 'visitor',
    uses: reads,
    params: z.object({ secret: z.string().check(z.minLength(1), z.maxLength(80)) }),
    output: z.object({ ics: Text }),
    answers: 'ics',
  }),
}

export const appointmentPages = {
  appointment: route({
    method: 'GET',
    path: '/appointment/{code}',
    access: 'visitor',
    uses: reads,
    params: code,
    query: z.object({ lang: z.catch(z.optional(Language), undefined) }),
    output: Page,
    answers: 'html',
  }),
}
