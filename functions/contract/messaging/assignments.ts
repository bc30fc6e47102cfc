import * as z from 'zod/mini'
import { Message as Confirmation, Count, Id, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const writes = ['table:read', 'table:write', 'keys:csrf'] as const
/** What the contact's history says of it. */
const Remark = z.optional(z.nullable(z.string().check(z.maxLength(500))))
const Agent = z.object({
  id: Text,
  name: Text,
  email: Text,
  /** Their open conversations, and how many auto-assignment gives to one at most. */
  open: Count,
  max: Count,
})
const output = z.extend(Confirmation, { assigned_agent: z.nullable(z.object({ id: Text, name: Text })) })
const one = z.object({ contactId: Id })

/** Who looks after which contact (S2 §7). */
export const assignments = {
  agents: route({
    method: 'GET',
    path: '/api/assignments/agents',
    access: 'manager',
    forbidden: 'assigning_forbidden',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ agents: z.array(Agent) }),
  }),
  assign: route({
    method: 'POST',
    path: '/api/assignments/assign',
    access: 'manager',
    forbidden: 'assigning_forbidden',
    uses: writes,
    body: z.object({ contact_id: Id, agent_id: Id, notes: Remark }),
    output,
  }),
  reassign: route({
    method: 'PUT',
    path: '/api/assignments/{contactId}/reassign',
    access: 'manager',
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
    forbidden: 'assigning_forbidden',
    uses: writes,
    params: one,
    output,
  }),
}
