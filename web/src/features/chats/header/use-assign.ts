import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { assignContact, getContact, unassignContact } from '../api.ts'
import { useKnownRows } from '../use-known-rows.ts'
import { useHeaderText } from './texts.ts'

/** Gives a contact to somebody, or to nobody for an empty id; the list and the header follow. */
export function useAssign() {
  const t = useHeaderText()
  const rows = useKnownRows()
  return async ({ contact_id }: ConversationRow, agent: string) => {
    try {
      await (agent ? assignContact(contact_id, agent) : unassignContact(contact_id))
      await rows.put(await getContact(contact_id))
    } catch (error) {
      // Whoever lost the role meanwhile reads that only managers can.
      const isForbidden = error instanceof ApiError && error.status === 403
      toaster.create({ type: 'error', title: isForbidden ? error.message : t('assign_failed') })
      await rows.readContact(contact_id)
    }
  }
}
