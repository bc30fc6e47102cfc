import * as z from 'zod/mini'
import { ClientId, Flag, Id, MaybeMoment, Moment, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

export const REMINDER_TEXT_MAX = 500

const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })
const Person = z.object({ id: Text, name: Text })

const Reminder = z.lazy(() =>
  z.object({
    id: Text,
    text: Text,
    due_at: Moment,
    is_done: Flag,
    done_at: MaybeMoment,
    created_at: Moment,
    /** Null while the reader may not see this contact. */
    contact: z.nullable(Person),
    /** The person to remind. */
    user: Person,
    /** The person who wrote it. */
    author: Person,
  }),
)
export type Reminder = z.infer<typeof Reminder>
const OneReminder = z.object({ reminder: Reminder })

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(REMINDER_TEXT_MAX))
/** With an offset or in UTC; in the future, at most two years ahead. */
const due_at = z.iso.datetime({ offset: true, error: says('not_valid') })

/** What people want to be told about a contact at a certain time: "call Thursday at 3". */
export const reminders = {
  /** A person's, or a contact's, as far as the caller may see them: open ones by time, done ones latest first. */
  list: route({
    method: 'GET',
    path: '/api/reminders',
    access: 'member',
    scope: 'read_contacts',
    uses: reads,
    query: z.object({
      state: z._default(z.enum(['open', 'done']), 'open'),
      /** `me` (the default) or, for managers, anybody's id. */
      user: z.optional(Id),
      /** Without a user: everybody's about this contact. */
      contact_id: z.optional(Id),
    }),
    output: z.object({ data: z.array(Reminder) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/reminders',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    /** Without a user: for the caller. The same `client_id` twice is one reminder. */
    body: z.object({ contact_id: Id, text, due_at, user_id: z.optional(Id), client_id: z.optional(ClientId) }),
    output: OneReminder,
  }),
  update: route({
    method: 'PUT',
    path: '/api/reminders/{id}',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    params: one,
    body: z.object({ text: z.optional(text), due_at: z.optional(due_at), user_id: z.optional(Id) }),
    output: OneReminder,
  }),
  done: route({
    method: 'PATCH',
    path: '/api/reminders/{id}/done',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    params: one,
    body: z.object({ done: Flag }),
    output: OneReminder,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/reminders/{id}',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
}
