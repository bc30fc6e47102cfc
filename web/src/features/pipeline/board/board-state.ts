import type { Contact } from '#contract/customers/contact.ts'
import type { pipeline } from '#contract/customers/pipeline.ts'
import type { Output } from '#contract/route.ts'

/** A stage's cards so far, the topmost first. */
export interface Column {
  cards: Contact[]
  /** Of the whole stage. */
  count: number
  /** Leads to the cards below; null where there are none. */
  cursor: string | null
}
export type Board = Record<string, Column>
type Answer = Output<typeof pipeline.board>

const EMPTY: Column = { cards: [], count: 0, cursor: null }
const topmostFirst = (a: Contact, b: Contact) => (a.place < b.place ? 1 : -1)

export function boardOf({ _counts, _cursors, ...stages }: Answer): Board {
  const columns = Object.entries(stages) as [string, Contact[]][]
  return Object.fromEntries(
    columns.map(([id, cards]) => [id, { cards, count: _counts[id] ?? cards.length, cursor: _cursors[id] ?? null }]),
  )
}

/** A board that was read again; what had been loaded of its columns below that stays, but for cards that are elsewhere now. */
export function refreshed(known: Board, fresh: Board): Board {
  const read = new Set(Object.values(fresh).flatMap(({ cards }) => cards.map(({ id }) => id)))
  return Object.fromEntries(
    Object.entries(fresh).map(([id, column]) => [id, refreshedColumn(known[id] ?? EMPTY, column, read)]),
  )
}

function refreshedColumn(known: Column, fresh: Column, read: Set<string>): Column {
  const last = fresh.cards.at(-1)
  if (fresh.cursor === null || !last) return fresh
  const below = known.cards.filter(({ id, place }) => place < last.place && !read.has(id))
  if (below.length === 0) return fresh
  return { cards: [...fresh.cards, ...below], count: fresh.count, cursor: known.cursor }
}

/** A board with the next page of one column. */
export function appended(board: Board, id: string, page: Column): Board {
  const column = board[id] ?? EMPTY
  const cards = [...column.cards, ...page.cards.filter((card) => !column.cards.some((one) => one.id === card.id))]
  return { ...board, [id]: { cards, count: Math.max(column.count, cards.length), cursor: page.cursor } }
}

export const findCard = (board: Board, id: string): Contact | undefined =>
  Object.values(board)
    .flatMap(({ cards }) => cards)
    .find((card) => card.id === id)

/** A board without a card. */
export const without = (board: Board, id: string): Board =>
  Object.fromEntries(
    Object.entries(board).map(([stage, column]) => {
      const cards = column.cards.filter((card) => card.id !== id)
      const isHere = cards.length < column.cards.length
      return [stage, isHere ? { ...column, cards, count: Math.max(0, column.count - 1) } : column]
    }),
  )

/** A board with a card where it stands now; below what is loaded of its column it only counts, as it did if it was there before. */
export function withCard(board: Board, card: Contact): Board {
  const rest = without(board, card.id)
  const column = rest[card.stage] ?? EMPTY
  const isBelow = column.cursor !== null && card.place < (column.cards.at(-1)?.place ?? '')
  if (isBelow && !findCard(board, card.id)) return board
  const cards = isBelow ? column.cards : [...column.cards, card].toSorted(topmostFirst)
  return { ...rest, [card.stage]: { ...column, cards, count: column.count + 1 } }
}

/** A place until the server says which: between the cards that stand above and below there. */
export function placeBeside(above: Contact | undefined, below: Contact | undefined): string {
  if (!above) return '~'
  return below ? `${below.place}0` : above.place.slice(0, -1)
}
