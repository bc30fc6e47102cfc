import type { Channel } from '#contract/fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { begunOn } from './begun-on.ts'

/** The conversation that opens with a contact: where something is unread, else on the channel used last; the contact's own id where none has begun. */
export function firstShown(row: ConversationRow): string {
  const { channels, most_recent_type } = row
  const recent: Channel = most_recent_type ?? (channels.sms.unread_count > 0 ? 'sms' : 'whatsapp')
  const other: Channel = recent === 'sms' ? 'whatsapp' : 'sms'
  const hasNewsElsewhere = channels[recent].unread_count === 0 && channels[other].unread_count > 0
  const [first, second] = hasNewsElsewhere ? [other, recent] : [recent, other]
  return begunOn(row, first) ?? begunOn(row, second) ?? row.contact_id
}
