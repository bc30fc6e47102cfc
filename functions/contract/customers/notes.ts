import * as z from 'zod/mini'
import { ClientId, Id, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const Note = z.object({
  id: Text,
  content: Text,
  /** The colleagues whom it mentions, by id. */
  mentions: z.array(Text),
  created_at: Moment,
  updated_at: Moment,
  user: z.object({ id: Text, name: Text }),
})
const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const contact = z.object({ id: Id })
const one = z.object({ id: Id, noteId: Id })
const mentions = z.optional(z.array(Id).check(z.maxLength(20)))
const content = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000))

/** The team's notes about a contact (S2 §3); the customer never sees them. */
export const notes = {
  list: route({
    method: 'GET',
    path: '/api/contacts/{id}/notes',
    access: 'member',
    scope: 'read_contacts',
    uses: reads,
    params: contact,
    output: z.object({ notes: z.array(Note) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/contacts/{id}/notes',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    params: contact,
    body: z.object({ content, mentions, client_id: z.optional(ClientId) }),
    output: z.object({ note: Note }),
  }),
  update: route({
    method: 'PUT',
    path: '/api/contacts/{id}/notes/{noteId}',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    params: one,
    body: z.object({ content, mentions }),
    output: z.object({ note: Note }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/contacts/{id}/notes/{noteId}',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
  /** Puts a note back that was deleted within the last hour. */
  restore: route({
    method: 'POST',
    path: '/api/contacts/{id}/notes/{noteId}/restore',
    access: 'member',
    right: 'edit',
    uses: writes,
    params: one,
    output: z.object({ note: Note }),
  }),
  /** Whom a note can mention. */
  colleagues: route({
    method: 'GET',
    path: '/api/colleagues',
    access: 'member',
    uses: reads,
    output: z.object({ data: z.array(z.object({ id: Text, name: Text })) }),
  }),
}
