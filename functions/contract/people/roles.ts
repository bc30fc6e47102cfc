import * as z from 'zod/mini'
import { Count, Flag, Id, Message, oneLine, Text } from '#contract/fields.ts'
import { RIGHTS } from '#contract/rights.ts'
import { route } from '#contract/route.ts'

const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })

const Rights = z.array(z.enum(RIGHTS)).check(z.maxLength(2 * RIGHTS.length))
const RoleForm = z.object({
  name: z.string().check(oneLine(), z.trim(), z.minLength(1), z.maxLength(40)),
  rights: Rights,
})

/** `people`: how many have it. The built-in ones are called owner, manager, and agent in every language. */
const Role = z.object({ id: Text, name: Text, rights: z.array(Text), is_built_in: Flag, people: Count })
export type Role = z.infer<typeof Role>
const OneRole = z.object({ role: Role })

/** Owner, manager, agent, and a dealership's own roles: an agent's with other rights. */
export const roles = {
  list: route({
    method: 'GET',
    path: '/api/roles',
    access: 'manager',
    right: 'team',
    uses: reads,
    output: z.object({ data: z.array(Role) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/roles',
    access: 'manager',
    right: 'team',
    uses: writes,
    body: RoleForm,
    output: OneRole,
  }),
  update: route({
    method: 'PUT',
    path: '/api/roles/{id}',
    access: 'manager',
    right: 'team',
    uses: writes,
    params: one,
    body: z.partial(RoleForm),
    output: OneRole,
  }),
  /** Refused while somebody has it. */
  remove: route({
    method: 'DELETE',
    path: '/api/roles/{id}',
    access: 'manager',
    right: 'team',
    uses: writes,
    params: one,
    output: Message,
  }),
}
