import * as z from 'zod/mini'
import { Flag, Id, MaybeMoment, Message, Moment, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { SCOPES } from '#contract/scopes.ts'

const one = z.object({ id: Id })
const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const Scope = z.enum(SCOPES)

const keyFields = () => ({
  id: Text,
  name: Text,
  /** The user whose permissions it has. */
  user: z.object({ id: Text, name: Text }),
  /** Its first characters: the only part that is ever shown again. */
  key_prefix: Text,
  /** False once revoked. */
  is_active: Flag,
  permissions: z.array(Scope),
  created_at: Moment,
  /** To the minute. */
  last_used_at: MaybeMoment,
  expires_at: MaybeMoment,
})
const ApiKey = z.lazy(() => z.object(keyFields()))
export type ApiKey = z.infer<typeof ApiKey>

/** A time, or a day, which means its last second in UTC. */
const Expiry = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.iso.date()], says('day_wrong')),
  z.transform((text) => new Date(text.includes('T') ? text : `${text}T23:59:59Z`)),
)

/** The message for a key without these fields (S2 §5). */
const INCOMPLETE = says('key_incomplete')
const given = z.string(INCOMPLETE).check(z.minLength(1, INCOMPLETE), z.maxLength(200))

/** Keys with which a dealership's other programs call the API (S2 §3, §7, §9). */
export const apiKeys = {
  list: route({
    method: 'GET',
    path: '/api/agent-api-keys',
    access: 'manager',
    right: 'settings',
    uses: reads,
    output: z.object({ data: z.array(ApiKey) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/agent-api-keys',
    access: 'manager',
    right: 'settings',
    uses: writes,
    body: z.object({
      /** An agent or a manager of the dealership. */
      user_id: given,
      name: z.pipe(given, z.string().check(z.trim(), z.minLength(1, INCOMPLETE), z.maxLength(80))),
      permissions: z._default(z.array(Scope).check(z.maxLength(SCOPES.length)), []),
      expires_at: z.optional(z.nullable(Expiry)),
    }),
    /** `key` is the complete key, returned only here. */
    output: z.lazy(() => z.object({ ...keyFields(), key: Text, message: Text })),
  }),
  revoke: route({
    method: 'POST',
    path: '/api/agent-api-keys/{id}/revoke',
    access: 'manager',
    whileReadOnly: true,
    right: 'settings',
    uses: writes,
    params: one,
    output: Message,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/agent-api-keys/{id}',
    access: 'manager',
    whileReadOnly: true,
    right: 'settings',
    uses: writes,
    params: one,
    output: Message,
  }),
}
