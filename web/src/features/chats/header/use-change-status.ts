import type { ConversationStatus } from '#contract/fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { anyConversationOf } from '../../../data/conversations/conversation-on.ts'
import { changeBack, changeStatus, snoozeConversation } from '../../../data/conversations/conversations.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { readUnreadSoon } from '../../../data/unread.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useUndo } from '../../../parts/use-undo.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useHeaderText } from './texts.ts'

/** Closes, archives or reopens a contact's conversations; the list and the header follow at once. */
export function useChangeStatus(row: ConversationRow) {
  const t = useHeaderText()
  const rows = useKnownRows()
  const offerUndo = useUndo()
  const place = anyConversationOf(row)

  /** What slept until later sleeps on. */
  async function undo(expected: ConversationStatus) {
    const { contact_id, status, snoozed_until: until } = row
    const back = await changeBack(place, { contact_id, status, expected: { status: expected } })
    await rows.put(until ? await snoozeConversation(contact_id, until) : back)
    readUnreadSoon()
  }

  /** Answers whether it worked. */
  return async (status: ConversationStatus): Promise<boolean> => {
    try {
      await changeStatus(place, row.contact_id, status)
      await rows.put({ ...row, status })
      readUnreadSoon()
      offerUndo(t(`done_${status}`), () => undo(status))
      return true
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      const told = isGone
        ? { title: t('status_nothing') }
        : { title: t('status_failed'), description: errorText(error) }
      toaster.create({ type: 'error', ...told })
      return false
    }
  }
}
