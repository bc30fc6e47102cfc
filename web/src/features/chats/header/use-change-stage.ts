import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { updateContact } from '../../../data/contacts.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useHeaderText } from './texts.ts'

/** Moves a contact to another stage; header and list follow at once. */
export function useChangeStage({ contact_id }: ConversationRow) {
  const t = useHeaderText()
  const rows = useKnownRows()
  return async (stage: string) => {
    try {
      await updateContact(contact_id, { stage })
      await rows.update(contact_id, (row) => ({ ...row, contact: { ...row.contact, stage } }))
    } catch (error) {
      toaster.create({ type: 'error', title: t('stage_failed'), description: errorText(error) })
    }
  }
}
