import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { updateContact } from '../../../data/contacts.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { askForOutcome } from '../../../data/outcome-asked.ts'
import { useStages } from '../../../data/stages.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useUndo } from '../../../parts/use-undo.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useHeaderText } from './texts.ts'

/** Moves a contact to another stage; header and list follow at once. */
export function useChangeStage(row: ConversationRow) {
  const { contact_id } = row
  const before = row.contact.stage
  const t = useHeaderText()
  const rows = useKnownRows()
  const { nameOf } = useStages()
  const offerUndo = useUndo()
  const show = (stage: string) => rows.update(contact_id, (one) => ({ ...one, contact: { ...one.contact, stage } }))
  return async (stage: string) => {
    try {
      await updateContact(contact_id, { stage })
      askForOutcome(contact_id, before, stage)
      await show(stage)
      offerUndo(t('stage_now', { stage: nameOf(stage) }), async () => {
        await updateContact(contact_id, { stage: before, expected: { stage } })
        await show(before)
      })
    } catch (error) {
      toaster.create({ type: 'error', title: t('stage_failed'), description: errorText(error) })
    }
  }
}
