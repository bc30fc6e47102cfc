import * as z from 'zod/mini'
import { Flag, MaybeText, Moment, Text } from '#contract/fields.ts'
import { MESSAGE_STATUSES } from './message-statuses.ts'

/** One message of a thread (S2 §3). */
export const ChatMessage = z.lazy(() =>
  z.object({
    id: Text,
    direction: z.enum(['inbound', 'outbound']),
    body: Text,
    content: Text,
    type: z.enum(['message', 'note']),
    sent_at: Moment,
    status: z.enum(MESSAGE_STATUSES),
    /** Twilio's code where a message was not delivered, or ours (`not_accepted`). */
    error_code: MaybeText,
    media_url: MaybeText,
    media_content_type: MaybeText,
    media: z.array(z.object({ url: Text, content_type: Text })),
    isFromAi: Flag,
    user: z.nullable(z.object({ name: Text })),
    client_id: MaybeText,
  }),
)
export type ChatMessage = z.infer<typeof ChatMessage>
