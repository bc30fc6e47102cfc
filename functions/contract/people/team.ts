import * as z from 'zod/mini'
import { Flag, Id, MaybeMoment, Message, Moment, RoleName, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { Email } from './credentials.ts'

const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const FullName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const one = z.object({ id: Id })

const Member = z.object({
  /** Of somebody who has not accepted yet: their invitation's. */
  id: Text,
  name: Text,
  first_name: Text,
  last_name: Text,
  email: Text,
  role: z.object({ id: Text, name: RoleName, display_name: Text }),
  email_verified_at: MaybeMoment,
  created_at: Moment,
  updated_at: Moment,
  status: z.enum(['Active', 'Pending', 'Suspended']),
  /** Until when somebody who is invited can accept. */
  invited_until: MaybeMoment,
})
export type Member = z.infer<typeof Member>

/** The people of a dealership, with those who are invited. */
export const users = {
  list: route({
    method: 'GET',
    path: '/api/users',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(Member) }),
  }),
}

/** The password that somebody is told by whoever invited them: only where the mail could not be handed over. */
const Invited = z.extend(Message, { temporaryPassword: z.optional(Text) })

/** Who joins a dealership, as what, and who leaves it (S1 §2). */
export const team = {
  invite: route({
    method: 'POST',
    path: '/api/team/invite',
    access: 'manager',
    uses: [...writes, 'users', 'mail'],
    body: z.object({ email: Email, role: z._default(RoleName, 'agent'), name: FullName }),
    output: Invited,
  }),
  resend: route({
    method: 'POST',
    path: '/api/team/members/{id}/resend',
    access: 'manager',
    uses: [...writes, 'users', 'mail'],
    params: one,
    output: Invited,
  }),
  updateRole: route({
    method: 'PUT',
    path: '/api/team/members/{id}/role',
    access: 'manager',
    uses: writes,
    params: one,
    body: z.object({ role: RoleName }),
    output: Message,
  }),
  updateSuspended: route({
    method: 'PUT',
    path: '/api/team/members/{id}/suspended',
    access: 'manager',
    uses: writes,
    params: one,
    /** `to`: who gets their conversations, an agent's id or `none`; left out, they stay. */
    body: z.object({ suspended: Flag, to: z.optional(z.string().check(z.maxLength(200))) }),
    output: Message,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/team/members/{id}',
    access: 'manager',
    uses: [...writes, 'users'],
    params: one,
    /** Who gets their conversations: an agent's id; nobody where it is left out. */
    query: z.object({ to: z.optional(z.string().check(z.maxLength(200))) }),
    output: Message,
  }),
}
