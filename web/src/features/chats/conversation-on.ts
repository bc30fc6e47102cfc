import type { Channel } from '#contract/fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'

/** The id of a contact's conversation on a channel, begun or not; null where they have no address there. */
export const conversationOn = (row: ConversationRow, type: Channel): string | null =>
  type === 'whatsapp' ? row.whatsapp_conversation_id : row.sms_conversation_id
