import * as z from 'zod/mini'
import { Message as Confirmation, Count, Flag, Id, RoleName, says, Text } from '#contract/fields.ts'
import { messagingSettings } from '#contract/messaging/settings.ts'
import { Hours } from '#contract/people/hours.ts'
import { route } from '#contract/route.ts'

const { least, most } = messagingSettings.assignment.max_contacts_per_agent
const RANGE = says('agent_max_range')
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
/** What the contact's history says of it. */
const Remark = z.optional(z.nullable(z.string().check(z.maxLength(500))))
const Agent = z.object({
  id: Text,
  name: Text,
  email: Text,
  role: RoleName,
  /** Their open conversations, and how many auto-assignment gives to one at most. */
  open: Count,
  max: Count,
  /** Their own maximum; null where it is everybody's. */
  own_max: z.nullable(Count),
  /** Says whether they take new conversations, and whether they do at this moment, by the clock too. */
  available: Flag,
  on_duty: Flag,
  /** null: whenever the dealership is open. */
  working_hours: z.nullable(Hours),
})
const output = z.extend(Confirmation, { assigned_agent: z.nullable(z.object({ id: Text, name: Text })) })
const one = z.object({ contactId: Id })

/** Who looks after which contact (S2 §7). */
export const assignments = {
  agents: route({
    method: 'GET',
    path: '/api/assignments/agents',
    access: 'manager',
    right: 'assign',
    forbidden: 'assigning_forbidden',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ agents: z.array(Agent) }),
  }),
  /** The hours in which somebody takes conversations, and how many; what is left out stays, null is what everybody has. */
  updateAgent: route({
    method: 'PUT',
    path: '/api/assignments/agents/{id}',
    access: 'manager',
    right: 'assign',
    uses: writes,
    params: z.object({ id: Id }),
    body: z.object({
      available: z.optional(Flag),
      max_contacts: z.optional(z.nullable(z.int(RANGE).check(z.minimum(least, RANGE), z.maximum(most, RANGE)))),
      working_hours: z.optional(z.nullable(Hours)),
    }),
    output: Confirmation,
  }),
  /** Whoever looks after contacts takes one that is nobody's: 409 where a colleague has it. */
  take: route({
    method: 'POST',
    path: '/api/assignments/take',
    access: 'member',
    right: 'write',
    uses: writes,
    body: z.object({ contact_id: Id }),
    output,
  }),
  assign: route({
    method: 'POST',
    path: '/api/assignments/assign',
    access: 'manager',
    right: 'assign',
    forbidden: 'assigning_forbidden',
    uses: writes,
    /** Refused where another than `expected` has them by now; null: anybody. */
    body: z.object({ contact_id: Id, agent_id: Id, notes: Remark, expected: z.optional(z.nullable(Id)) }),
    output,
  }),
  reassign: route({
    method: 'PUT',
    path: '/api/assignments/{contactId}/reassign',
    access: 'manager',
    right: 'assign',
    forbidden: 'assigning_forbidden',
    uses: writes,
    params: one,
    body: z.object({ new_agent_id: Id, reason: Remark }),
    output,
  }),
  unassign: route({
    method: 'DELETE',
    path: '/api/assignments/{contactId}/unassign',
    access: 'manager',
    right: 'assign',
    forbidden: 'assigning_forbidden',
    uses: writes,
    params: one,
    query: z.object({ expected: z.optional(Id) }),
    output,
  }),
}
