import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { assignContact, takeContact } from '../../../data/agents.ts'
import { getInboxRow } from '../../../data/conversations/conversations.ts'
import { noteTaken } from '../../../data/conversations/taken-leads.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useUndo } from '../../../parts/use-undo.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useHeaderText } from './texts.ts'

/** Gives a contact to somebody, or to nobody for an empty id; the list and the header follow. */
export function useAssign() {
  const t = useHeaderText()
  const rows = useKnownRows()
  const offerUndo = useUndo()
  return async ({ contact_id, user_id }: ConversationRow, agent: string) => {
    const before = user_id ?? ''
    try {
      await assignContact(contact_id, agent)
      const row = await getInboxRow(contact_id)
      await rows.put(row)
      const name = row.assigned_agent?.name
      offerUndo(name ? t('assigned_to_name', { name }) : t('now_unassigned'), async () => {
        await assignContact(contact_id, before, agent)
        await rows.put(await getInboxRow(contact_id))
      })
    } catch (error) {
      // Whoever lost the role meanwhile reads that only managers can.
      const isForbidden = error instanceof ApiError && error.status === 403
      toaster.create({ type: 'error', title: isForbidden ? error.message : t('assign_failed') })
      await rows.readContact(contact_id)
    }
  }
}

/** Takes a lead that is nobody's; whoever comes too late is told so, and sees it no more. */
export function useTake() {
  const t = useHeaderText()
  const rows = useKnownRows()
  return async ({ contact_id, display_name: name }: ConversationRow) => {
    try {
      await takeContact(contact_id)
      await rows.put(await getInboxRow(contact_id))
      toaster.create({ type: 'success', title: t('taken', { name }) })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) noteTaken(contact_id)
      toaster.create({ type: 'error', title: errorText(error) })
      await rows.readContact(contact_id)
    }
  }
}
