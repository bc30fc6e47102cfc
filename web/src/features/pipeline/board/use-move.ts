import type { Contact } from '#contract/customers/contact.ts'
import type { BoardInHand, Target } from '../../../data/board/use-board.ts'
import { updateContact } from '../../../data/contacts.ts'
import { useStages } from '../../../data/stages.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useUndo } from '../../../parts/use-undo.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { usePipelineText } from '../texts.ts'

/** Moves a card, and says why where it came back; a move to another stage can be undone. */
export function useMove({ move, board, put }: BoardInHand) {
  const t = usePipelineText()
  const { nameOf } = useStages()
  const offerUndo = useUndo()
  return async (card: Contact, target: Target) => {
    const name = phoneText(card.display_name)
    const cards = board?.[card.stage]?.cards ?? []
    const at = cards.findIndex(({ id }) => id === card.id)
    try {
      await move(card, target)
      if (target.stage === card.stage) return
      offerUndo(t('moved_to', { name, stage: nameOf(target.stage) }), async () => {
        const before = { stage: card.stage, before_id: cards[at + 1]?.id, after_id: cards[at - 1]?.id }
        await put(await updateContact(card.id, { ...before, expected: { stage: target.stage } }))
      })
    } catch (failure) {
      const isGone = failure instanceof ApiError && failure.status === 404
      toaster.create({
        type: 'error',
        title: t('move_failed', { name }),
        description: isGone ? t('gone') : errorText(failure),
      })
    }
  }
}
