import * as z from 'zod/mini'
import { Flag, MaybeText, Moment, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** A push is a list of these: where something changed, never what. The browser reads the change through the API. */
export const Pointer = z.object({
  /** `delivery`: a message that was there already; nothing but its thread shows that. */
  changed: z.enum([
    'message',
    'delivery',
    'conversation',
    'inventory',
    'stages',
    'labels',
    'templates',
    'notification',
    'team',
    'call',
  ]),
  /** Null where what changed is no conversation. */
  contact_id: MaybeText,
  conversation_id: MaybeText,
  /** The channel of a message. */
  type: MaybeText,
  /** The message that a delivery is about. */
  message_id: z.optional(Text),
  /** The call that changed. */
  call_id: z.optional(Text),
  /** Whose notifications changed; absent where they are of all who hear it. */
  user_id: z.optional(Text),
  /** As which its conversation's row stands in the list now: whoever shows that one need not read it. */
  version: z.optional(Text),
})
export type Pointer = z.infer<typeof Pointer>

export const realtime = {
  token: route({
    method: 'POST',
    path: '/api/realtime/token',
    access: 'member',
    uses: ['table:read', 'keys:csrf', 'keys:realtime'],
    output: z.object({
      token: Text,
      /** Address of the Events API; `http:` only in the local cloud. */
      endpoint: z.url(),
      region: Text,
      channels: z.array(Text),
      expires_at: Moment,
    }),
  }),
  /** Whether anything that the caller hears of was told since: asked once by a page that began to listen after it had read. */
  missed: route({
    method: 'GET',
    path: '/api/realtime/missed',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    query: z.object({ since: z.string().check(z.refine((text) => Date.parse(text) > 0, says('not_valid'))) }),
    output: z.object({ missed: Flag }),
  }),
}
