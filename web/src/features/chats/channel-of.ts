import type { Channel } from '#contract/fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'

/** The channel on which a contact has this conversation; undefined where it is none of theirs. */
export function channelOf(row: ConversationRow, conversation: string): Channel | undefined {
  if (row.whatsapp_conversation_id === conversation) return 'whatsapp'
  return row.sms_conversation_id === conversation ? 'sms' : undefined
}
