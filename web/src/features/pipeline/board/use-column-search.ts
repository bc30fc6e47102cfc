import { useEffect, useState } from 'react'
import type { Contact } from '#contract/customers/contact.ts'
import { readBoard } from '../api.ts'
import { boardOf, type Column } from './board-state.ts'

const DEBOUNCE_MS = 350

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Whether a card shows what is searched for in its name, number or e-mail (S1 §2). */
function fits(card: Contact, search: string): boolean {
  const texts = [card.display_name, card.phone ?? '', card.whatsapp_number ?? '', card.email ?? '']
  const digits = digitsOf(search)
  const isNumber = digits.length >= 3 && /^[\d\s().+-]+$/.test(search)
  return texts.some((text) => plain(text).includes(plain(search)) || (isNumber && digitsOf(text).includes(digits)))
}

/** The cards of a column that fit its search: of those loaded at once, and what the server finds further down. */
export function useColumnSearch(stage: string, column: Column) {
  const [text, setText] = useState('')
  const search = text.trim()
  const [found, setFound] = useState<{ search: string; cards: Contact[] }>({ search: '', cards: [] })
  const isCut = column.cursor !== null
  useEffect(() => {
    if (search === '' || !isCut) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const answer = await readBoard({ stage, search }).catch(() => undefined)
      if (isCurrent && answer) setFound({ search, cards: boardOf(answer)[stage]?.cards ?? [] })
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [stage, search, isCut])

  if (search === '') return { text, setText, cards: column.cards, isSearched: false }
  const loaded = column.cards.filter((card) => fits(card, search))
  const further = found.search === search && isCut ? found.cards : []
  const cards = [...loaded, ...further.filter(({ id }) => !column.cards.some((card) => card.id === id))]
  return { text, setText, cards, isSearched: true }
}
