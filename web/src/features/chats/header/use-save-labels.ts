import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { anyConversationOf } from '../../../data/conversations/conversation-on.ts'
import { changeBack, changeLabels } from '../../../data/conversations/conversations.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useUndo } from '../../../parts/use-undo.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useHeaderText } from './texts.ts'

/** Sets all labels of a contact; the list and the header follow at once. Answers whether it worked. */
export function useSaveLabels(row: ConversationRow) {
  const t = useHeaderText()
  const rows = useKnownRows()
  const offerUndo = useUndo()
  const { contact_id } = row
  const place = anyConversationOf(row)
  return async (labels: string[]): Promise<boolean> => {
    try {
      const saved = await changeLabels(place, contact_id, labels)
      await rows.update(contact_id, (one) => ({ ...one, labels: saved.labels }))
      offerUndo(t('labels_saved'), async () =>
        rows.put(await changeBack(place, { contact_id, labels: row.labels, expected: { labels: saved.labels } })),
      )
      return true
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      const told = isGone
        ? { title: t('labels_nothing') }
        : { title: t('labels_failed'), description: errorText(error) }
      toaster.create({ type: 'error', ...told })
      return false
    }
  }
}
