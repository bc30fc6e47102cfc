import * as z from 'zod/mini'
import { Flag, MaybeText, Moment, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** A push is a list of these: where something changed, never its content. The browser reads that through the API. */
export const Pointer = z.object({
  /** `delivery`: the status of an existing message; only its thread shows that. */
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
  /** Null if it was not a conversation that changed. */
  contact_id: MaybeText,
  conversation_id: MaybeText,
  /** The channel of a message. */
  type: MaybeText,
  /** The message of a delivery. */
  message_id: z.optional(Text),
  /** The call that changed. */
  call_id: z.optional(Text),
  /** The user whose notifications changed; absent for everybody on the channel. */
  user_id: z.optional(Text),
  /** The current version of its conversation's row: a page that shows this version need not read it again. */
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
      /** URL of the Events API; `http:` only in the local cloud. */
      endpoint: z.url(),
      region: Text,
      channels: z.array(Text),
      expires_at: Moment,
    }),
  }),
  /** True if anything for the caller was announced since then: for a page that started listening after its reads. */
  missed: route({
    method: 'GET',
    path: '/api/realtime/missed',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    query: z.object({ since: z.string().check(z.refine((text) => Date.parse(text) > 0, says('not_valid'))) }),
    output: z.object({ missed: Flag }),
  }),
}
