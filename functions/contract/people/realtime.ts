import * as z from 'zod/mini'
import { Flag, Moment, says, Text } from '#contract/fields.ts'
import type { PushKind } from '#contract/pushes.ts'
import { route } from '#contract/route.ts'

/** A push is a list of these: where something changed, never its content. The browser reads that through the API. */
export interface Pointer {
  changed: PushKind
  /** Null if it was not a conversation that changed. */
  contact_id: string | null
  conversation_id: string | null
  /** The channel of a message. */
  type: string | null
  /** The message of a delivery. */
  message_id?: string
  /** The call that changed. */
  call_id?: string
  /** The user whose notifications changed, absent for everybody on the channel; or who came to a conversation, or left. */
  user_id?: string
  /** The current version of its conversation's row: a page that shows this version need not read it again. */
  version?: string
}

export const realtime = {
  token: route({
    method: 'POST',
    path: '/api/realtime/token',
    access: 'member',
    whileReadOnly: true,
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
