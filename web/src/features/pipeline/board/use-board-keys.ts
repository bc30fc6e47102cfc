import { type KeyboardEvent, useState } from 'react'
import type { Contact } from '#contract/customers/contact.ts'
import type { Target } from '../../../data/board/use-board.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { usePipelineText } from '../texts.ts'
import { targetAt } from './target-at.ts'

interface Lifted {
  card: Contact
  stage: string
  /** Before which of the stage's cards it would come. */
  gap: number
}

interface Shown {
  stages: { id: string; name: string }[]
  cardsOf: (stage: string) => Contact[]
  /** The number of cards in a stage, including those not loaded yet. */
  countOf: (stage: string) => number
  onMove: (card: Contact, target: Target) => void
  /** True if the user's role allows moving cards. */
  mayMove: boolean
}

const ARROWS: Record<string, [across: number, along: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/**
 * The board by keyboard: arrows go from card to card; space takes the card in hand, arrows choose its place, space puts
 * it there, escape leaves it where it was. What happens is told in `news`.
 */
export function useBoardKeys({ stages, cardsOf, countOf, onMove, mayMove }: Shown) {
  const t = usePipelineText()
  const [lifted, setLifted] = useState<Lifted>()
  const [focused, setFocused] = useState<string>()
  const [news, setNews] = useState('')
  const nameOf = (stage: string) => stages.find(({ id }) => id === stage)?.name ?? stage

  function onKeyDown(event: KeyboardEvent) {
    const link = (event.target as HTMLElement).closest<HTMLElement>('.board-card-name')
    const id = link?.closest<HTMLElement>('[data-card]')?.dataset.card
    const stage = stages.find((one) => cardsOf(one.id).some((card) => card.id === id))?.id
    const card = stage === undefined ? undefined : cardsOf(stage).find((one) => one.id === id)
    if (!card || stage === undefined) return
    const arrow = ARROWS[event.key]
    if (event.key === ' ' && mayMove) lifted ? drop(lifted) : lift(card, stage)
    else if (arrow) lifted ? shift(lifted, arrow[0], arrow[1]) : walk(card, stage, arrow[0], arrow[1])
    else if (lifted && event.key === 'Escape') cancel(lifted)
    else if (lifted && event.key === 'Enter') drop(lifted)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function lift(card: Contact, stage: string) {
    const gap = cardsOf(stage).findIndex(({ id }) => id === card.id)
    setLifted({ card, stage, gap })
    setNews(t('picked_up', { name: phoneText(card.display_name), stage: nameOf(stage) }))
  }

  /** One place up or down, or into the stage beside, where it would come on top. */
  function shift({ card, stage, gap }: Lifted, across: number, along: number) {
    const beside = stages[stages.findIndex(({ id }) => id === stage) + across]
    if (!beside) return
    const own = cardsOf(beside.id).findIndex(({ id }) => id === card.id)
    const last = cardsOf(beside.id).length
    // The gaps above and below the card itself are one place.
    const step = along > 0 && gap === own ? 2 : along < 0 && gap === own + 1 ? -2 : along
    const next = across === 0 ? gap + step : own >= 0 ? own : 0
    if (next < 0 || next > last) return
    setLifted({ card, stage: beside.id, gap: next })
    const position = positionOf(next, own)
    const count = countOf(beside.id) + (own >= 0 ? 0 : 1)
    setNews(t('over', { stage: beside.name, position, count }))
  }

  function drop({ card, stage, gap }: Lifted) {
    const cards = cardsOf(stage)
    const own = cards.findIndex(({ id }) => id === card.id)
    const target = targetAt(stage, cards, card, gap)
    const name = phoneText(card.display_name)
    setLifted(undefined)
    setNews(
      target
        ? t('dropped', { name, stage: nameOf(stage), position: positionOf(gap, own) })
        : t('dropped_back', { name, stage: nameOf(stage) }),
    )
    if (target) put(card, target)
  }

  function cancel({ card }: Lifted) {
    setLifted(undefined)
    setNews(t('dropped_back', { name: phoneText(card.display_name), stage: nameOf(card.stage) }))
  }

  /** Moves a card, and goes along. */
  function put(card: Contact, target: Target) {
    onMove(card, target)
    setFocused(card.id)
  }

  function walk(card: Contact, stage: string, across: number, along: number) {
    const at = cardsOf(stage).findIndex(({ id }) => id === card.id)
    if (across === 0) return setFocused(cardsOf(stage)[at + along]?.id)
    const from = stages.findIndex(({ id }) => id === stage)
    for (let n = from + across; stages[n]; n += across) {
      const beside = cardsOf(stages[n]?.id ?? '')
      if (beside.length > 0) return setFocused(beside[Math.min(at, beside.length - 1)]?.id)
    }
  }

  return {
    onKeyDown,
    lifted,
    focused,
    news,
    /** The card below it in its column, or the one above, has the focus. */
    focusBeside: ({ id, stage }: Contact) => {
      const cards = cardsOf(stage)
      const at = cards.findIndex((card) => card.id === id)
      setFocused((cards[at + 1] ?? cards[at - 1])?.id)
    },
    tell: setNews,
    letGo: () => lifted && cancel(lifted),
    onFocused: () => setFocused(undefined),
  }
}

/** The card's future position in the column, counted from one. */
const positionOf = (gap: number, own: number) => (own >= 0 && gap > own ? gap : gap + 1)
