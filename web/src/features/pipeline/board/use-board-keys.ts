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
    const { card, stage } = cardUnder(event, { stages, cardsOf }) ?? {}
    if (!card || stage === undefined) return
    const arrow = ARROWS[event.key]
    if (event.key === ' ' && mayMove) lifted ? drop(lifted) : lift(card, stage)
    else if (arrow) lifted ? shift(lifted, arrow[0], arrow[1]) : walk(card, stage, arrow)
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

  function shift(held: Lifted, across: number, along: number) {
    const beside = stages[stages.findIndex(({ id }) => id === held.stage) + across]
    if (!beside) return
    const cards = cardsOf(beside.id)
    const own = cards.findIndex(({ id }) => id === held.card.id)
    const gap = gapAfter(held.gap, own, across, along)
    if (gap < 0 || gap > cards.length) return
    setLifted({ card: held.card, stage: beside.id, gap })
    const count = countOf(beside.id) + (own >= 0 ? 0 : 1)
    setNews(t('over', { stage: beside.name, position: positionOf(gap, own), count }))
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
    if (!target) return
    onMove(card, target)
    // Along with it.
    setFocused(card.id)
  }

  function cancel({ card }: Lifted) {
    setLifted(undefined)
    setNews(t('dropped_back', { name: phoneText(card.display_name), stage: nameOf(card.stage) }))
  }

  const walk = (card: Contact, stage: string, [across, along]: [number, number]) =>
    setFocused(besideOf(card, stage, { across, along, stages, cardsOf })?.id)

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

interface Step extends Pick<Shown, 'stages' | 'cardsOf'> {
  across: number
  along: number
}

/** The card that an arrow leads to: the next of its stage, or one as high in the next stage that has any. */
function besideOf(card: Contact, stage: string, { across, along, stages, cardsOf }: Step): Contact | undefined {
  const at = cardsOf(stage).findIndex(({ id }) => id === card.id)
  if (across === 0) return cardsOf(stage)[at + along]
  const from = stages.findIndex(({ id }) => id === stage)
  for (let n = from + across; stages[n]; n += across) {
    const beside = cardsOf(stages[n]?.id ?? '')
    if (beside.length > 0) return beside[Math.min(at, beside.length - 1)]
  }
  return card
}

/** One place up or down, or into the stage beside, where it comes on top. */
function gapAfter(gap: number, own: number, across: number, along: number): number {
  if (across !== 0) return own >= 0 ? own : 0
  // The gaps above and below the card itself are one place.
  return gap + (along > 0 && gap === own ? 2 : along < 0 && gap === own + 1 ? -2 : along)
}

/** The card whose name has the focus, and its stage. */
function cardUnder({ target }: KeyboardEvent, { stages, cardsOf }: Pick<Shown, 'stages' | 'cardsOf'>) {
  const link = (target as HTMLElement).closest<HTMLElement>('.board-card-name')
  const id = link?.closest<HTMLElement>('[data-card]')?.dataset.card
  for (const { id: stage } of stages) {
    const card = cardsOf(stage).find((one) => one.id === id)
    if (card) return { card, stage }
  }
  return
}
