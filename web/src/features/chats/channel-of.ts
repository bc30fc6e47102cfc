import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { conversationOn } from './conversation-on.ts'

/** The channel on which a contact has this conversation; undefined where it is none of theirs. */
export const channelOf = (row: ConversationRow, conversation: string): Channel | undefined =>
  ALL_CHANNELS.find((type) => conversationOn(row, type) === conversation)
