import type { Contact } from '#contract/customers/contact.ts'
import type { pipeline } from '#contract/customers/pipeline.ts'
import type { Output } from '#contract/route.ts'

/** A stage's loaded cards, topmost first. */
export interface Column {
  cards: Contact[]
  /** Cards further down that a search has found, in no particular order. */
  found: Contact[]
  /** Number of cards in the whole stage. */
  count: number
  /** Dollars that these are worth together. */
  sum: number
  /** Cursor to the cards below; null if there are none. */
  cursor: string | null
}
export type Board = Record<string, Column>
type Answer = Output<typeof pipeline.board>

export const EMPTY: Column = { cards: [], found: [], count: 0, sum: 0, cursor: null }
export const topmostFirst = (a: Contact, b: Contact) => (a.place < b.place ? 1 : -1)

export function boardOf({ _counts, _sums, _cursors, _cursor, ...stages }: Answer): Board {
  const columns = Object.entries(stages) as [string, Contact[]][]
  return Object.fromEntries(
    columns.map(([id, cards]) => [
      id,
      { cards, found: [], count: _counts[id] ?? cards.length, sum: _sums[id] ?? 0, cursor: _cursors[id] ?? null },
    ]),
  )
}

/** A board that was read again; cards loaded below its first pages stay, except those that have moved elsewhere. */
export function refreshed(known: Board, fresh: Board): Board {
  const read = new Set(Object.values(fresh).flatMap(({ cards }) => cards.map(({ id }) => id)))
  return Object.fromEntries(
    Object.entries(fresh).map(([id, column]) => [id, refreshedColumn(known[id] ?? EMPTY, column, read)]),
  )
}

function refreshedColumn(known: Column, fresh: Column, read: Set<string>): Column {
  const last = fresh.cards.at(-1)
  if (fresh.cursor === null || !last) return fresh
  const isBelow = ({ id, place }: Contact) => place < last.place && !read.has(id)
  const [below, found] = [known.cards.filter(isBelow), known.found.filter(isBelow)]
  if (below.length === 0) return { ...fresh, found }
  return { ...fresh, cards: [...fresh.cards, ...below], found, cursor: known.cursor }
}

/** The board with the next page of one column. */
export function appended(board: Board, id: string, page: Column): Board {
  const column = board[id] ?? EMPTY
  const cards = [...column.cards, ...page.cards.filter(({ id }) => !has(column.cards, id))]
  const found = column.found.filter(({ id }) => !has(cards, id))
  const count = Math.max(column.count, cards.length)
  return { ...board, [id]: { ...column, cards, found, count, cursor: page.cursor } }
}

/** The board with a search's results: the cards below its columns' loaded parts that are not known yet. */
export function withFound(board: Board, cards: Contact[]): Board {
  const added = cards.filter((card) => isBelowLoaded(board[card.stage] ?? EMPTY, card) && !findCard(board, card.id))
  const found = Object.groupBy(added, ({ stage }) => stage)
  return Object.fromEntries(
    Object.entries(board).map(([id, column]) => [id, { ...column, found: [...column.found, ...(found[id] ?? [])] }]),
  )
}

export const findCard = (board: Board, id: string): Contact | undefined =>
  Object.values(board)
    .flatMap(({ cards, found }) => [...cards, ...found])
    .find((card) => card.id === id)

/** Dollars that cards are worth together. */
export const worthOf = (cards: Contact[]) => cards.reduce((sum, { worth }) => sum + (worth ?? 0), 0)

const has = (cards: Contact[], id: string) => cards.some((card) => card.id === id)
const isBelowLoaded = ({ cards, cursor }: Column, { place }: Contact) =>
  cursor !== null && place < (cards.at(-1)?.place ?? '')

/** The board without a card. */
export const without = (board: Board, id: string): Board =>
  Object.fromEntries(
    Object.entries(board).map(([stage, column]) => {
      const gone = [...column.cards, ...column.found].filter((card) => card.id === id)
      if (gone.length === 0) return [stage, column]
      const others = (cards: Contact[]) => cards.filter((card) => card.id !== id)
      const count = Math.max(0, column.count - 1)
      const sum = Math.max(0, column.sum - worthOf(gone.slice(0, 1)))
      return [stage, { ...column, cards: others(column.cards), found: others(column.found), count, sum }]
    }),
  )

/** The board with a card in its current place; a new card below its column's loaded part changes nothing. */
export function withCard(board: Board, card: Contact): Board {
  const rest = without(board, card.id)
  const column = rest[card.stage] ?? EMPTY
  const isBelow = isBelowLoaded(column, card)
  if (isBelow && !findCard(board, card.id)) return board
  const placed = isBelow
    ? { found: [...column.found, card] }
    : { cards: [...column.cards, card].toSorted(topmostFirst) }
  const sum = column.sum + worthOf([card])
  return { ...rest, [card.stage]: { ...column, ...placed, count: column.count + 1, sum } }
}

/** A provisional place until the server returns the real one: between the cards above and below. */
export function placeBeside(above: Contact | undefined, below: Contact | undefined): string {
  if (!above) return '~'
  return below ? `${below.place}0` : above.place.slice(0, -1)
}
