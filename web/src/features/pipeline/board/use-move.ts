import type { Contact } from '#contract/customers/contact.ts'
import type { BoardInHand, Target } from '../../../data/board/use-board.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { usePipelineText } from '../texts.ts'

/** Moves a card, and says why where it came back. */
export function useMove({ move }: BoardInHand) {
  const t = usePipelineText()
  return async (card: Contact, target: Target) => {
    try {
      await move(card, target)
    } catch (failure) {
      const isGone = failure instanceof ApiError && failure.status === 404
      const title = t('move_failed', { name: phoneText(card.display_name) })
      toaster.create({ type: 'error', title, description: isGone ? t('gone') : errorText(failure) })
    }
  }
}
