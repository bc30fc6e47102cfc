import * as z from 'zod/mini'
import { Flag, Id, MaybeMoment, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { DOINGS } from './presence-facts.ts'
import { conversation } from './thread-rows.ts'

/** The people at a conversation. */
export const presenceRows = {
  /** Says what the caller does at a contact's conversations, and answers who else is there; over a while after it was last said. */
  presence: route({
    method: 'POST',
    path: '/api/chats/{type}/{id}/presence',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'keys:csrf'],
    isBusy: true,
    outlivesPage: true,
    params: conversation,
    body: z.object({ doing: z.enum([...DOINGS, 'gone']), contact_id: z.optional(Id) }),
    output: z.object({
      data: z.array(
        z.object({
          id: Text,
          name: Text,
          doing: z.enum(DOINGS),
          /** The time at which they began it. */
          since: Moment,
        }),
      ),
      /** The contact as a visitor of the dealership's site; null where they never chatted there. */
      visitor: z.nullable(
        z.object({
          /** Their page is open; else it was last at `seen_at`. */
          is_here: Flag,
          seen_at: Moment,
          /** The time at which they last typed; null if they don't at this moment. */
          typed_at: MaybeMoment,
          /** They proved their number: an answer reaches them by text. */
          has_proved: Flag,
        }),
      ),
    }),
  }),
}
