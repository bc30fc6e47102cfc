import * as z from 'zod/mini'
import { Flag, Id, Moment, Text } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'
import { route } from '#contract/route.ts'
import { AppointmentTime } from './appointments.ts'

/** The public id of a vehicle for sale. */
const params = z.object({ id: Id })
const Phone = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** A first test drive that a visitor books on a vehicle's page, where the dealership allows it. */
export const publicTestDrives = {
  /** Whether it can be booked at all: the page asks before it offers it. */
  offer: route({
    method: 'GET',
    path: '/api/public/test-drives/{id}',
    access: 'visitor',
    uses: ['table:read'],
    params,
    output: z.object({ is_offered: Flag }),
  }),
  slots: route({
    method: 'GET',
    path: '/api/public/test-drives/{id}/slots',
    access: 'visitor',
    uses: ['table:read'],
    params,
    output: z.object({ data: z.array(z.object({ starts_at: Moment, ends_at: Moment })), timezone: Text }),
  }),
  /** Texts a code of six digits to a number, by a job: what sends is out of strangers' reach. */
  code: route({
    method: 'POST',
    path: '/api/public/test-drives/{id}/code',
    access: 'visitor',
    uses: ['table:read', 'table:write', 'queue:send-appointment-texts'],
    params,
    body: z.object({ phone: Phone, language: Language }),
    output: z.object({ sent: Flag }),
  }),
  /** `path`: the customer's page about it. */
  book: route({
    method: 'POST',
    path: '/api/public/test-drives/{id}',
    access: 'visitor',
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
    params,
    body: z.object({
      phone: Phone,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
      code: z.string().check(z.trim(), z.maxLength(12)),
      starts_at: AppointmentTime,
      language: Language,
    }),
    output: z.object({ path: Text }),
  }),
}
