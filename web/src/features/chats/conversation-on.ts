import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'

/** The id of a contact's conversation on a channel, begun or not; null where they have no address there. */
export const conversationOn = (row: ConversationRow, type: Channel): string | null =>
  row[`${type}_conversation_id` as const]
