import type { AssistantMode } from '#contract/assistant/assistant-facts.ts'
import { setAssistant } from '../../../data/assistant.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { conversationTexts } from './texts.ts'

/** Sets who answers a contact, and shows it at once. */
export function useSetAssistant(contactId: string) {
  const t = useText(conversationTexts)
  const rows = useKnownRows()
  return async (mode: AssistantMode | null) => {
    try {
      const { assistant } = await setAssistant(contactId, mode)
      await rows.update(contactId, (row) => ({ ...row, assistant }))
    } catch (error) {
      toaster.create({ type: 'error', title: t('set_failed'), description: errorText(error) })
    }
  }
}
