import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeMoment, MaybeText, Message, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Each organization costs five reads. */
const PerPage = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50)

const OrganizationRow = z.object({
  id: Text,
  name: Text,
  created_at: Moment,
  suspended: Flag,
  suspended_at: MaybeMoment,
  /** When it goes for good, while it is being closed. */
  closing_at: MaybeMoment,
  /** Its first payment can still be given back under the guarantee. */
  refundable: Flag,
  people: Count,
  contacts: Count,
  conversations: Count,
  connection: z.object({
    connected: Flag,
    phone_number: MaybeText,
    last_webhook_at: MaybeMoment,
    /** Consecutive ones, the last of them within a day. */
    rejected_webhooks: Count,
  }),
})
export type OrganizationRow = z.infer<typeof OrganizationRow>

/** Routes for system administrators, over all organizations. */
export const admin = {
  /** Newest first; with `search`, those whose name contains it. */
  organizations: route({
    method: 'GET',
    path: '/api/admin/organizations',
    access: 'admin',
    uses: ['table:read', 'table:read-sealed', 'keys:csrf', 'stripe'],
    query: z.object({
      per_page: PerPage,
      search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
      cursor: z.optional(z.string().check(z.maxLength(1000))),
    }),
    output: z.object({ data: z.array(OrganizationRow), cursor: MaybeText }),
  }),
  /** A suspended dealership can read, but not send. */
  suspend: route({
    method: 'PUT',
    path: '/api/admin/organizations/{id}/suspended',
    access: 'admin',
    uses: ['table:read', 'table:read-sealed', 'table:write', 'twilio', 'twilio-parent', 'keys:csrf'],
    params: z.object({ id: Id }),
    body: z.object({ suspended: Flag }),
    output: z.object({ id: Text, name: Text, suspended: Flag }),
  }),
  /** Lets a dealership's only owner set up another device, as owners do for colleagues. */
  resetOwner: route({
    method: 'DELETE',
    path: '/api/admin/organizations/{id}/owner-totp',
    access: 'admin',
    uses: ['table:read', 'table:write', 'users', 'queue:open-accounts', 'keys:csrf'],
    params: z.object({ id: Id }),
    output: Message,
  }),
}
