import { readCards } from '../../customers/imports/read-cards.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { MessageItem } from '../messages/entity.ts'

/** More is a whole address book, which is a file to import. */
const MOST = { cards: 10, numbers: 6, name: 120, number: 40 }

/** The people of a contact card that a customer shared. */
export function readShared(bytes: Uint8Array): NonNullable<MessageItem['contacts']> {
  const cards = [...readCards(Buffer.from(bytes))].slice(0, MOST.cards)
  return cards.map(({ first, last, full, company, numbers }) => ({
    name: cutText(full || `${first} ${last}`.trim() || company, MOST.name),
    numbers: [...new Set(numbers.map(({ value }) => cutText(value.replace(/^tel:/i, ''), MOST.number)))].slice(
      0,
      MOST.numbers,
    ),
  }))
}
