import { describe, expect, test } from 'vitest'
import type { Contact } from '#contract/customers/contact.ts'
import { type Board, findCard, refreshed, withCard, withFound } from '../../web/src/data/board/board-state.ts'

const card = (id: string, place: string, stage = 'new', worth: number | null = null) =>
  ({ id, place, stage, worth }) as Contact
const board: Board = {
  new: { cards: [card('b', '5'), card('a', '4')], found: [], count: 90, sum: 900_000, cursor: 'below' },
  sold: { cards: [card('s', '1', 'sold')], found: [], count: 1, sum: 0, cursor: null },
}

test('a card below what is loaded counts once, however often it changes', () => {
  const changed = withCard(withCard(board, card('z', '1')), card('z', '1'))
  expect(changed.new).toMatchObject({ count: 90, cards: [{ id: 'b' }, { id: 'a' }] })
})

test('a card that is moved below what is loaded is counted where it is now', () => {
  const moved = withCard(board, card('s', '1', 'new'))
  expect([moved.new?.count, moved.sold?.count]).toEqual([91, 0])
})

test('a column’s sum follows each card that comes, goes, or is worth something else', () => {
  const rich = withCard(board, card('c', '6', 'new', 20_000))
  expect(rich.new?.sum).toBe(920_000)
  const richer = withCard(rich, card('c', '6', 'new', 25_000))
  expect(richer.new?.sum).toBe(925_000)
  const sold = withCard(richer, card('c', '6', 'sold', 24_500))
  expect([sold.new?.sum, sold.sold?.sum]).toEqual([900_000, 24_500])
})

test('a card that comes in stands in its place', () => {
  expect(withCard(board, card('c', '6')).new).toMatchObject({
    count: 91,
    cards: [{ id: 'c' }, { id: 'b' }, { id: 'a' }],
  })
})

describe('a card that a search has found below what is loaded', () => {
  const searched = withFound(board, [card('z', '1'), card('y', '2'), card('s', '1', 'sold')])
  const idsOf = (cards: Contact[] = []) => cards.map(({ id }) => id)

  test('leaves its column and both counts tell, wherever it goes', () => {
    const sold = withCard(searched, card('z', '0', 'sold'))
    expect([idsOf(sold.new?.found), sold.new?.count, sold.sold?.count]).toEqual([['y'], 89, 2])
    const back = withCard(sold, card('z', '1'))
    expect([idsOf(back.new?.found), back.new?.count, back.sold?.count]).toEqual([['y', 'z'], 90, 1])
    const up = withCard(searched, card('z', '6'))
    expect([idsOf(up.new?.cards), idsOf(up.new?.found), up.new?.count]).toEqual([['z', 'b', 'a'], ['y'], 90])
  })

  test('and is dropped below what is loaded of another, counts in that one alone', () => {
    const long = {
      ...searched,
      sold: { cards: [card('s', '5', 'sold')], found: [], count: 70, sum: 0, cursor: 'below' },
    }
    const sold = withCard(long, card('z', '3', 'sold'))
    expect([sold.new?.count, sold.sold?.count]).toEqual([89, 71])
    expect(idsOf(sold.sold?.cards)).toEqual(['s'])
  })

  test('is known where it stands, and stays when the board is read again', () => {
    expect(idsOf(searched.new?.found)).toEqual(['z', 'y'])
    const again = refreshed(searched, { ...board, sold: { ...board.sold, cards: [card('y', '2', 'sold')] } } as Board)
    expect([findCard(again, 'z')?.stage, findCard(again, 'y')?.stage]).toEqual(['new', 'sold'])
  })
})
