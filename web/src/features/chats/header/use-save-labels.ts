import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { anyConversationOf } from '../../../data/conversations/conversation-on.ts'
import { changeLabels } from '../../../data/conversations/conversations.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useHeaderText } from './texts.ts'

/** Sets all labels of a contact; the list and the header follow at once. Answers whether it worked. */
export function useSaveLabels(row: ConversationRow) {
  const t = useHeaderText()
  const rows = useKnownRows()
  return async (labels: string[]): Promise<boolean> => {
    try {
      const saved = await changeLabels(anyConversationOf(row), row.contact_id, labels)
      await rows.update(row.contact_id, (one) => ({ ...one, labels: saved.labels }))
      toaster.create({ type: 'success', title: t('labels_saved') })
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
