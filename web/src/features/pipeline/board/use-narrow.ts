import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { addressesIn } from '#contract/customers/channels/addresses.ts'
import type { Contact } from '#contract/customers/contact.ts'
import { foldText } from '#contract/fold-text.ts'
import { type Board, type Column, topmostFirst } from '../../../data/board/board-state.ts'
import { type BoardFilters, type BoardPlace, NOBODY } from './use-board-place.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** True if a card's name, number, or email matches the search (S1 §2). */
function fits(card: Contact, search: string): boolean {
  const texts = [
    card.display_name,
    card.email ?? '',
    ...Object.values(addressesIn(card)).map((address) => address ?? ''),
  ]
  const digits = digitsOf(search)
  const isNumber = digits.length >= 3 && /^[\d\s().+-]+$/.test(search)
  return texts.some(
    (text) => foldText(text).includes(foldText(search)) || (isNumber && digitsOf(text).includes(digits)),
  )
}

const passes = (card: Contact, { agent, label, vehicle }: BoardFilters) =>
  (agent === undefined || (card.assigned_agent?.id ?? NOBODY) === agent) &&
  (label === undefined || card.labels.includes(label)) &&
  (vehicle === undefined || card.vehicle?.id === vehicle)

/** Looks below what is loaded of the columns (`useBoard`). */
type Find = (search: string, cursor?: string) => Promise<{ ids: string[]; cursor: string | null }>

/** The server's matches so far. */
interface Answer {
  search: string
  ids: string[]
  /** Leads on where it has looked at a part only. */
  cursor: string | null
  status: 'reading' | 'failed' | 'in part' | 'whole'
}
const NONE: Answer = { search: '', ids: [], cursor: null, status: 'reading' }

/** Which cards the board shows: of those loaded at once, and what the server finds of a search further down. */
export function useNarrow({ text, filters }: Pick<BoardPlace, 'text' | 'filters'>, board: Board, find: Find) {
  const search = text.trim()
  const [latest, setLatest] = useState(NONE)
  const answer = latest.search === search ? latest : NONE
  const isCut = Object.values(board).some(({ cursor }) => cursor !== null)

  async function look(from: Answer) {
    const tell = (next: Answer) => setLatest((seen) => (seen.search === search ? next : seen))
    setLatest({ ...from, search, status: 'reading' })
    try {
      const { ids, cursor } = await find(search, from.cursor ?? undefined)
      tell({ search, ids: [...from.ids, ...ids], cursor, status: cursor === null ? 'whole' : 'in part' })
    } catch {
      tell({ ...from, search, status: 'failed' })
    }
  }
  const begin = useEffectEvent(() => look(NONE))
  useEffect(() => {
    if (search !== '' && isCut) void begin()
  }, [search, isCut])

  const isSearched = search !== ''
  const isFiltered = Object.keys(filters).length > 0
  const { ids } = answer
  const cardsOf = useMemo(() => {
    if (!isSearched && !isFiltered) return (column: Column) => column.cards
    // The server knows more of a contact than its card shows.
    const isShown = (card: Contact) =>
      passes(card, filters) && (!isSearched || fits(card, search) || ids.includes(card.id))
    return ({ cards, found }: Column) => [...cards, ...(isSearched ? found : [])].filter(isShown).toSorted(topmostFirst)
  }, [isSearched, isFiltered, search, ids, filters])
  return {
    cardsOf,
    isOn: isSearched || isFiltered,
    /** All of a column is looked through by the server, or only what is loaded of it. */
    isSearched,
    status: isSearched && isCut ? answer.status : ('whole' as const),
    /** Reads again what failed, or what comes behind the part that was looked at. */
    lookOn: () => void look(answer),
  }
}
export type Narrow = ReturnType<typeof useNarrow>
