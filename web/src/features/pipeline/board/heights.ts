import type { Virtualizer } from '@tanstack/react-virtual'
import type { Contact } from '#contract/customers/contact.ts'

/** Between two cards, in CSS pixels. */
export const CARD_GAP = 8

/** A card of a name and a number; on touch screens its buttons are larger (phone.css). */
const PLAIN = matchMedia('(pointer: coarse)').matches ? 76 : 60
const VEHICLE = 34
const SECOND_LINE = 17
/** Longer names take a second line. */
const LINE_CHARACTERS = 15

/** About a card's height in CSS pixels, until it is measured. */
export const heightOf = (card: Pick<Contact, 'vehicle' | 'display_name'> | undefined) =>
  PLAIN + (card?.vehicle ? VEHICLE : 0) + ((card?.display_name.length ?? 0) > LINE_CHARACTERS ? SECOND_LINE : 0)

type Heights = Virtualizer<HTMLDivElement, Element>

/** Before which card what lies so far below the cards' start would come. */
export function placeAt({ measurementsCache: cards }: Heights, below: number): number {
  const next = cards.findIndex(({ start, end }) => below < (start + end) / 2)
  return next < 0 ? cards.length : next
}

/** Where the line before a card lies. */
export const topOf = ({ measurementsCache: cards }: Heights, gap: number) =>
  Math.max(0, (cards[gap]?.start ?? (cards.at(-1)?.end ?? 0) + CARD_GAP) - CARD_GAP / 2 - 1)
