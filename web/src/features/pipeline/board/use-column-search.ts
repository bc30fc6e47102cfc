import { useEffect, useEffectEvent, useState } from 'react'
import { addressesIn } from '#contract/customers/channels/addresses.ts'
import type { Contact } from '#contract/customers/contact.ts'
import { foldText } from '#contract/fold-text.ts'
import { type Column, topmostFirst } from '../../../data/board/board-state.ts'

const DEBOUNCE_MS = 350

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

/** Looks below what is loaded of a column (`useBoard`). */
export type Find = (stage: string, search: string, cursor?: string) => Promise<{ ids: string[]; cursor: string | null }>

/** The server's matches so far. */
interface Answer {
  search: string
  ids: string[]
  /** Leads on where it has looked at a part of the column only. */
  cursor: string | null
  status: 'reading' | 'failed' | 'in part' | 'whole'
}
const NONE: Answer = { search: '', ids: [], cursor: null, status: 'reading' }

/** The cards of a column that fit its search: of those loaded at once, and what the server finds further down. */
export function useColumnSearch(stage: string, column: Column, find: Find) {
  const [text, setText] = useState('')
  const search = text.trim()
  const [latest, setLatest] = useState(NONE)
  const answer = latest.search === search ? latest : NONE
  const isCut = column.cursor !== null

  async function look(from: Answer) {
    const tell = (next: Answer) => setLatest((seen) => (seen.search === search ? next : seen))
    setLatest({ ...from, search, status: 'reading' })
    try {
      const { ids, cursor } = await find(stage, search, from.cursor ?? undefined)
      tell({ search, ids: [...from.ids, ...ids], cursor, status: cursor === null ? 'whole' : 'in part' })
    } catch {
      tell({ ...from, search, status: 'failed' })
    }
  }
  const begin = useEffectEvent(() => look(NONE))
  useEffect(() => {
    if (search === '' || !isCut) return
    const timer = setTimeout(begin, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [search, isCut])

  /** Reads again what failed, or what comes behind the part that was looked at. */
  const lookOn = () => void look(answer)

  if (search === '') return { text, setText, cards: column.cards, isSearched: false, status: 'whole', lookOn } as const
  // The server knows more of a contact than its card shows.
  const isFound = (card: Contact) => fits(card, search) || answer.ids.includes(card.id)
  return {
    text,
    setText,
    cards: [...column.cards, ...column.found].filter(isFound).toSorted(topmostFirst),
    isSearched: true,
    status: isCut ? answer.status : 'whole',
    lookOn,
  } as const
}
export type ColumnSearch = ReturnType<typeof useColumnSearch>
