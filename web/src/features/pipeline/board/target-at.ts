import type { Contact } from '#contract/customers/contact.ts'
import type { Target } from '../../../data/board/use-board.ts'

/**
 * Where a card comes to stand that is put into the gap before a column's card number `gap`; undefined where it stands
 * there already.
 */
export function targetAt(stage: string, cards: Contact[], card: Contact, gap: number): Target | undefined {
  const own = cards.findIndex(({ id }) => id === card.id)
  if (own >= 0 && (gap === own || gap === own + 1)) return
  const others = (some: Contact[]) => some.filter(({ id }) => id !== card.id)
  return { stage, above: others(cards.slice(0, gap)).at(-1), below: others(cards.slice(gap))[0] }
}
