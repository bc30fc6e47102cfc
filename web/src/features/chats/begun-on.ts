import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { conversationOn } from './conversation-on.ts'

/** A contact's conversation on a channel, once a message has begun it: only then does its address lead anywhere. */
export const begunOn = (row: ConversationRow, type: Channel): string | null =>
  row[`has_${type}` as const] ? conversationOn(row, type) : null
