import * as z from 'zod/mini'
import { Id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { Contact, ContactChanges, ContactInput } from './contact.ts'

const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })

/** The people a dealership knows (S1 §7). */
export const contacts = {
  create: route({
    method: 'POST',
    path: '/api/contacts',
    access: 'member',
    uses: writes,
    body: ContactInput,
    output: Contact,
  }),
  get: route({
    method: 'GET',
    path: '/api/contacts/{id}',
    access: 'member',
    uses: reads,
    params: one,
    output: Contact,
  }),
  update: route({
    method: 'PUT',
    path: '/api/contacts/{id}',
    access: 'member',
    uses: writes,
    params: one,
    body: ContactChanges,
    output: Contact,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/contacts/{id}',
    access: 'member',
    uses: writes,
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
}
