import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { begunOn } from './begun-on.ts'

/** The conversation that opens with a contact: where something is unread, else on the channel used last; the contact's own id where none has begun. */
export function firstShown(row: ConversationRow): string {
  const rank = (type: Channel) =>
    (row.channels[type].unread_count > 0 ? 2 : 0) + (row.most_recent_type === type ? 1 : 0)
  const likely = ALL_CHANNELS.toSorted((a, b) => rank(b) - rank(a)).find((type) => begunOn(row, type) !== null)
  return (likely && begunOn(row, likely)) ?? row.contact_id
}
