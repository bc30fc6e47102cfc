import { expect, test } from 'vitest'
import type { Contact } from '#contract/customers/contact.ts'
import { type Board, withCard } from '../../web/src/features/pipeline/board/board-state.ts'

const card = (id: string, place: string, stage = 'new') => ({ id, place, stage }) as Contact
const board: Board = {
  new: { cards: [card('b', '5'), card('a', '4')], count: 90, cursor: 'below' },
  sold: { cards: [card('s', '1', 'sold')], count: 1, cursor: null },
}

test('a card below what is loaded counts once, however often it changes', () => {
  const changed = withCard(withCard(board, card('z', '1')), card('z', '1'))
  expect(changed.new).toMatchObject({ count: 90, cards: [{ id: 'b' }, { id: 'a' }] })
})

test('a card that is moved below what is loaded is counted where it is now', () => {
  const moved = withCard(board, card('s', '1', 'new'))
  expect([moved.new?.count, moved.sold?.count]).toEqual([91, 0])
})

test('a card that comes in stands in its place', () => {
  expect(withCard(board, card('c', '6')).new).toMatchObject({
    count: 91,
    cards: [{ id: 'c' }, { id: 'b' }, { id: 'a' }],
  })
})
