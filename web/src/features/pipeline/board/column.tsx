import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Contact } from '#contract/customers/contact.ts'
import { type Column as Cards, worthOf } from '../../../data/board/board-state.ts'
import type { VehicleFacts } from '../../../data/vehicle.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { usePipelineText } from '../texts.ts'
import { Card } from './card.tsx'
import { ColumnEnd } from './column-end.tsx'
import { CARD_GAP, heightOf, placeAt, topOf } from './heights.ts'
import type { useCardWords } from './use-card-words.ts'
import { useDrop } from './use-drop.ts'
import type { Narrow } from './use-narrow.ts'

/** The next page is read when so many cards or fewer are left below. */
const AHEAD = 12

/** Under a filter so many cards of a column are looked through unasked. */
const LOOKED_THROUGH = 400

interface ColumnProps {
  stage: { id: string; name: string; color: string }
  column: Cards
  narrow: Narrow
  wordsOf: ReturnType<typeof useCardWords>
  factsOf: ReadonlyMap<string, VehicleFacts>
  say: ReturnType<typeof usePipelineText>
  moreFailed: boolean
  /** The card in hand by keyboard, and before which of this column's cards it would come. */
  lifted?: string
  liftedGap?: number
  /** A card to go to. */
  focused?: string
  onShown: (stage: string, cards: Contact[], count: number) => void
  onDrop: (card: Contact, cards: Contact[], gap: number) => void
  onMore: () => void
  onFocused: () => void
}

/** A card in hand stays in the page however far down its place is chosen: it has the focus, and hears the keys. */
function rangeWith(lifted: number, range: Range): number[] {
  const visible = defaultRangeExtractor(range)
  return visible.includes(lifted) ? visible : [...visible, lifted].toSorted((a, b) => a - b)
}

/** A stage's cards, of which only the visible ones are in the page. */
export function Column(props: ColumnProps) {
  const { stage, column, narrow, focused } = props
  const element = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { cardsOf, isOn } = narrow
  const cards = useMemo(() => cardsOf(column), [cardsOf, column])
  const count = isOn ? cards.length : column.count
  const [tabStop, setTabStop] = useState<string>()

  const liftedAt = props.lifted === undefined ? -1 : cards.findIndex(({ id }) => id === props.lifted)
  const virtualizer = useVirtualizer({
    count: cards.length,
    rangeExtractor: liftedAt < 0 ? defaultRangeExtractor : (range) => rangeWith(liftedAt, range),
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(cards[index]),
    getItemKey: (index) => cards[index]?.id ?? index,
    gap: CARD_GAP,
    overscan: 2,
  })
  const gap = useDrop(
    element,
    scroller,
    (below) => placeAt(virtualizer, below),
    (card, at) => props.onDrop(card, cards, at),
  )
  const line = gap ?? props.liftedGap
  const visible = virtualizer.getVirtualItems()
  const lastShown = visible.at(-1)?.index ?? 0
  const isLookedThrough = isOn && column.cards.length >= LOOKED_THROUGH
  const hasMore = column.cursor !== null && !narrow.isSearched && !props.moreFailed && !isLookedThrough
  useMore(hasMore && lastShown >= cards.length - AHEAD ? column.cards.length : null, props.onMore)

  const shown = useEffectEvent(props.onShown)
  useLayoutEffect(() => {
    shown(stage.id, cards, count)
  }, [stage.id, cards, count])
  useGoTo(focused, (id) => {
    const index = cards.findIndex((card) => card.id === id)
    if (index < 0) return
    virtualizer.scrollToIndex(index)
    setTabStop(id)
    focusCard(scroller.current, id, props.onFocused)
  })
  useShownGap(props.liftedGap, virtualizer, element)

  const first = cards.some(({ id }) => id === tabStop) ? tabStop : cards[0]?.id
  return (
    <section
      ref={element}
      id={`stage-${stage.id}`}
      className="board-column"
      aria-label={stage.name}
      data-over={line !== undefined || undefined}
      onFocus={({ target }) => setTabStop(target.closest<HTMLElement>('[data-card]')?.dataset.card ?? first)}
    >
      <ColumnHead stage={stage} count={count} sum={isOn ? worthOf(cards) : column.sum} />
      <div ref={scroller} className="board-cards">
        <ul style={{ height: virtualizer.getTotalSize() }} aria-label={stage.name}>
          {visible.map((item) => cardAt(item, cards, props, first, virtualizer.measureElement))}
        </ul>
        {line !== undefined && <div className="board-line" style={{ top: topOf(virtualizer, line) }} />}
        <ColumnEnd
          isEmpty={cards.length === 0}
          isNarrowed={isOn}
          hasMore={isLookedThrough && column.cursor !== null}
          moreFailed={props.moreFailed && !narrow.isSearched}
          onMore={props.onMore}
        />
      </div>
    </section>
  )
}

/** The card at a place of the column. */
function cardAt(
  { index, key, start }: VirtualItem,
  cards: Contact[],
  { wordsOf, factsOf, lifted, say }: ColumnProps,
  tabStop: string | undefined,
  measure: (element: HTMLElement | null) => void,
) {
  const card = cards[index]
  return (
    card && (
      <Card
        key={key}
        card={card}
        index={index}
        top={start}
        {...wordsOf(card)}
        facts={card.vehicle ? factsOf.get(card.vehicle.id) : undefined}
        isTabStop={card.id === tabStop}
        isLifted={card.id === lifted}
        say={say}
        measure={measure}
      />
    )
  )
}

/** Asks for more once, when so many cards are nearly all shown. */
function useMore(dueAfter: number | null, onMore: () => void) {
  const more = useEffectEvent(onMore)
  useEffect(() => {
    if (dueAfter !== null) more()
  }, [dueAfter])
}

interface ColumnHeadProps extends Pick<ColumnProps, 'stage'> {
  count: number
  sum: number
}

/** What the column is called, how many it holds, and what they are worth. */
function ColumnHead({ stage, count, sum }: ColumnHeadProps) {
  const t = usePipelineText()
  const { number, dollars, shortDollars } = useFormats()
  return (
    <header className="board-column-head" style={{ '--stage': `var(--chakra-colors-${stage.color}-500)` } as object}>
      <h2 className="board-column-name">{stage.name}</h2>
      <p className="board-column-facts">
        <span className="board-count">{number(count)}</span>
        {sum > 0 && (
          <span
            className="board-sum"
            title={t(stage.id === 'sold' ? 'sum_of_sales' : 'sum_of_budgets', { sum: dollars(sum) })}
          >
            {shortDollars(sum)}
          </span>
        )}
      </p>
    </header>
  )
}

/** The place of the card in hand stays in sight. */
function useShownGap(
  gap: number | undefined,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  column: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (gap === undefined) return
    virtualizer.scrollToIndex(gap)
    column.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [gap, virtualizer, column])
}

/** A card to go to, once it is named. */
function useGoTo(card: string | undefined, go: (id: string) => void) {
  const goTo = useEffectEvent(go)
  useEffect(() => {
    if (card !== undefined) goTo(card)
  }, [card])
}

/** Once it is in the page. */
function focusCard(list: HTMLElement | null, id: string, onFocused: () => void) {
  requestAnimationFrame(() => {
    list?.querySelector<HTMLElement>(`[data-card="${id}"] .board-card-name`)?.focus()
    onFocused()
  })
}
