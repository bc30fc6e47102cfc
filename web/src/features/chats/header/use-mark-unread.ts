import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { begunOn } from '../../../data/conversations/conversation-on.ts'
import { markConversationUnread } from '../../../data/conversations/conversations.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { readUnreadSoon } from '../../../data/unread.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import type { ChatPlace } from '../use-chat-place.ts'
import { useHeaderText } from './texts.ts'

/** Has the open conversation count as unread again, and leaves it: open, it would be read at once. */
export function useMarkUnread(row: ConversationRow, place: ChatPlace) {
  const t = useHeaderText()
  const rows = useKnownRows()
  return async () => {
    const type = row.most_recent_type ?? ALL_CHANNELS.find((one) => begunOn(row, one) !== null)
    const id = type && begunOn(row, type)
    if (!type || !id) return
    place.leave()
    try {
      await rows.put(await markConversationUnread({ type, id }, row.contact_id))
      readUnreadSoon()
      toaster.create({ type: 'success', title: t('marked_unread') })
    } catch (error) {
      toaster.create({ type: 'error', title: t('unread_failed'), description: errorText(error) })
    }
  }
}
