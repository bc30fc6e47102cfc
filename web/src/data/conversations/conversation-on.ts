import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'

/** The id of a contact's conversation on a channel, started or not; null if they have no address there. */
export const conversationOn = (row: ConversationRow, type: Channel): string | null =>
  row[`${type}_conversation_id` as const]

/** One of a contact's conversations, started or not: status and labels are the contact's, so any of them will do. */
export function anyConversationOf(row: ConversationRow) {
  const type = ALL_CHANNELS.find((one) => conversationOn(row, one) !== null) ?? ALL_CHANNELS[0]
  return { type, id: conversationOn(row, type) ?? '' }
}

/** A contact's conversation on a channel once it has a message, because only then does its URL lead anywhere. */
export const begunOn = (row: ConversationRow, type: Channel): string | null =>
  row[`has_${type}` as const] ? conversationOn(row, type) : null

/** The channel of a contact's conversation; undefined if the conversation is not theirs. */
export const channelOf = (row: ConversationRow, conversation: string): Channel | undefined =>
  ALL_CHANNELS.find((type) => conversationOn(row, type) === conversation)

/** The conversation to open for a contact: unread, else on the channel used last; the contact's id if none started. */
export function firstShown(row: ConversationRow): string {
  const rank = (type: Channel) =>
    (row.channels[type].unread_count > 0 ? 2 : 0) + (row.most_recent_type === type ? 1 : 0)
  const likely = ALL_CHANNELS.toSorted((a, b) => rank(b) - rank(a)).find((type) => begunOn(row, type) !== null)
  return (likely && begunOn(row, likely)) ?? row.contact_id
}

/** Where a channel reaches a contact, as people know it; a visitor's browser is known by its channel alone. */
export const shownAddress = (row: ConversationRow, type: Channel): string =>
  (CHANNELS[type].customerBegins ? null : row.channels[type].address) ?? row.phone_number ?? ''
