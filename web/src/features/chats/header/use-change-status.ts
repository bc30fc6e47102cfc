import { useState } from 'react'
import type { ConversationStatus } from '#contract/fields.ts'
import { chats } from '#contract/messaging/chats.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { call } from '../../../lib/client.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useChatText } from '../texts.ts'
import { useKnownRows } from '../use-known-rows.ts'

/** Closes, archives or reopens a contact's conversations; the list and the header follow at once. */
export function useChangeStatus(row: ConversationRow) {
  const t = useChatText()
  const rows = useKnownRows()
  const [isBusy, setBusy] = useState(false)

  /** Answers whether it worked. */
  async function change(status: ConversationStatus): Promise<boolean> {
    setBusy(true)
    try {
      await call(chats.status, { params: anyConversationOf(row), body: { status } })
      await rows.put({ ...row, status })
      toaster.create({ type: 'success', title: t(`done_${status}`) })
      return true
    } catch (error) {
      toaster.create({ type: 'error', title: t('status_failed'), description: errorText(error) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { change, isBusy }
}

/** The status is the contact's: either conversation names it. */
function anyConversationOf(row: ConversationRow) {
  if (row.has_whatsapp && row.whatsapp_conversation_id) return { type: 'whatsapp', id: row.whatsapp_conversation_id }
  return { type: 'sms', id: row.sms_conversation_id ?? '' }
}
