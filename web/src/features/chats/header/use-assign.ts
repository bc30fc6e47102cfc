import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { assignContact } from '../../../data/agents.ts'
import { getInboxRow } from '../../../data/conversations/conversations.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useHeaderText } from './texts.ts'

/** Gives a contact to somebody, or to nobody for an empty id; the list and the header follow. */
export function useAssign() {
  const t = useHeaderText()
  const rows = useKnownRows()
  return async ({ contact_id }: ConversationRow, agent: string) => {
    try {
      await assignContact(contact_id, agent)
      await rows.put(await getInboxRow(contact_id))
    } catch (error) {
      // Whoever lost the role meanwhile reads that only managers can.
      const isForbidden = error instanceof ApiError && error.status === 403
      toaster.create({ type: 'error', title: isForbidden ? error.message : t('assign_failed') })
      await rows.readContact(contact_id)
    }
  }
}
