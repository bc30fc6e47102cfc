import * as z from 'zod/mini'
import { Flag, Id, MaybeMoment, Message, Moment, oneLine, RoleName, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { Email } from './credentials.ts'

const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const FullName = z.string().check(oneLine(), z.trim(), z.minLength(1), z.maxLength(120))
/** A role's id (roles.ts); of the built-in ones, their names. */
const RoleId = z.string().check(z.minLength(1), z.maxLength(60))
const one = z.object({ id: Id })

const Member = z.object({
  /** For an invited person, their invitation's id. */
  id: Text,
  name: Text,
  first_name: Text,
  last_name: Text,
  email: Text,
  /** A role of the dealership's own is an agent's with other rights: its own id, and the name `agent`. */
  role: z.object({ id: Text, name: RoleName, display_name: Text }),
  email_verified_at: MaybeMoment,
  created_at: Moment,
  updated_at: Moment,
  status: z.enum(['Active', 'Pending', 'Suspended']),
  two_step: Flag,
  /** Expiry of a pending invitation. */
  invited_until: MaybeMoment,
})
export type Member = z.infer<typeof Member>

/** A dealership's users, including invited ones. */
export const users = {
  list: route({
    method: 'GET',
    path: '/api/users',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(Member) }),
  }),
}

/** The temporary password that the inviter tells the person: only if the mail could not be sent. */
const Invited = z.extend(Message, { temporaryPassword: z.optional(Text) })

/** Adds users to a dealership, changes their roles, and removes them (S1 §2). */
export const team = {
  invite: route({
    method: 'POST',
    path: '/api/team/invite',
    access: 'manager',
    right: 'team',
    uses: [...writes, 'users', 'mail'],
    body: z.object({ email: Email, role: z._default(RoleId, 'agent'), name: FullName }),
    output: Invited,
  }),
  resend: route({
    method: 'POST',
    path: '/api/team/members/{id}/resend',
    access: 'manager',
    right: 'team',
    uses: [...writes, 'users', 'mail'],
    params: one,
    output: Invited,
  }),
  updateRole: route({
    method: 'PUT',
    path: '/api/team/members/{id}/role',
    access: 'manager',
    whileReadOnly: true,
    right: 'team',
    uses: writes,
    params: one,
    body: z.object({ role: RoleId }),
    output: Message,
  }),
  updateSuspended: route({
    method: 'PUT',
    path: '/api/team/members/{id}/suspended',
    access: 'manager',
    whileReadOnly: true,
    right: 'team',
    uses: writes,
    params: one,
    /** `to`: the agent who gets their conversations, by id, or `none`; if omitted, they keep them. */
    body: z.object({ suspended: Flag, to: z.optional(z.string().check(z.maxLength(200))) }),
    output: Message,
  }),
  /** Lets a colleague whose phone and recovery codes are gone set up another one, by a new password. */
  resetTwoStep: route({
    method: 'DELETE',
    path: '/api/team/members/{id}/totp',
    access: 'owner',
    whileReadOnly: true,
    uses: [...writes, 'users', 'queue:open-accounts'],
    params: one,
    output: Message,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/team/members/{id}',
    access: 'manager',
    whileReadOnly: true,
    right: 'team',
    uses: [...writes, 'users'],
    params: one,
    /** The agent who gets their conversations, by id; nobody if omitted. */
    query: z.object({ to: z.optional(z.string().check(z.maxLength(200))) }),
    output: Message,
  }),
}
