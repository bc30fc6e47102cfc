import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Contact } from '#contract/customers/contact.ts'
import type { TimeSettings } from '#contract/customers/time-settings.ts'
import { type Column as Cards, worthOf } from '../../../data/board/board-state.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { usePipelineText } from '../texts.ts'
import { Card } from './card.tsx'
import { ColumnEnd } from './column-end.tsx'
import { PITCH } from './pitch.ts'
import { useCardWords } from './use-card-words.ts'
import { type Find, useColumnSearch } from './use-column-search.ts'
import { useDrop } from './use-drop.ts'

/** The next page is read when so many cards or fewer are left below. */
const AHEAD = 12

interface ColumnProps {
  stage: { id: string; name: string; color: string }
  column: Cards
  times: TimeSettings
  now: number
  moreFailed: boolean
  /** The card in hand by keyboard, and before which of this column's cards it would come. */
  lifted?: string
  liftedGap?: number
  /** A card to go to. */
  focused?: string
  onShown: (stage: string, cards: Contact[], count: number) => void
  onDrop: (card: Contact, cards: Contact[], gap: number) => void
  onMore: () => void
  onSearch: Find
  onFocused: () => void
}

/** A card in hand stays in the page however far down its place is chosen: it has the focus, and hears the keys. */
function rangeWith(lifted: number, range: Range): number[] {
  const visible = defaultRangeExtractor(range)
  return visible.includes(lifted) ? visible : [...visible, lifted].toSorted((a, b) => a - b)
}

/** A stage's cards, of which only the visible ones are in the page. */
export function Column(props: ColumnProps) {
  const { stage, column, times, now, focused } = props
  const t = usePipelineText()
  const element = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const search = useColumnSearch(stage.id, column, props.onSearch)
  const { cards } = search
  const count = search.isSearched ? cards.length : column.count
  const sum = search.isSearched ? worthOf(cards) : column.sum
  const wordsOf = useCardWords(times, now)
  const [tabStop, setTabStop] = useState<string>()
  const gap = useDrop(element, scroller, cards.length, (card, at) => props.onDrop(card, cards, at))
  const line = gap ?? props.liftedGap

  const liftedAt = props.lifted === undefined ? -1 : cards.findIndex(({ id }) => id === props.lifted)
  const virtualizer = useVirtualizer({
    count: cards.length,
    rangeExtractor: liftedAt < 0 ? defaultRangeExtractor : (range) => rangeWith(liftedAt, range),
    getScrollElement: () => scroller.current,
    estimateSize: () => PITCH,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: 2,
  })
  const visible = virtualizer.getVirtualItems()
  const lastShown = visible.at(-1)?.index ?? 0
  const hasMore = column.cursor !== null && !search.isSearched && !props.moreFailed
  useMore(hasMore && lastShown >= cards.length - AHEAD ? cards.length : null, props.onMore)

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
      <ColumnHead {...{ stage, search, count, sum }} />
      <div ref={scroller} className="board-cards">
        <ul style={{ height: virtualizer.getTotalSize() }} aria-label={stage.name}>
          {visible.map(({ index, key, start }) => {
            const card = cards[index]
            return (
              card && (
                <Card
                  key={key}
                  card={card}
                  top={start}
                  {...wordsOf(card)}
                  isTabStop={card.id === first}
                  isLifted={card.id === props.lifted}
                  say={t}
                />
              )
            )
          })}
        </ul>
        {line !== undefined && <div className="board-line" style={{ top: line * PITCH - 5 }} />}
        <ColumnEnd isEmpty={cards.length === 0} search={search} moreFailed={props.moreFailed} onMore={props.onMore} />
      </div>
    </section>
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
  search: ReturnType<typeof useColumnSearch>
  count: number
  sum: number
}

function ColumnHead({ stage, search, count, sum }: ColumnHeadProps) {
  const t = usePipelineText()
  const { number, dollars, shortDollars } = useFormats()
  return (
    <>
      <h2 className="board-column-head" style={{ '--stage': `var(--chakra-colors-${stage.color}-500)` } as object}>
        <span className="board-column-name" title={stage.name}>
          {stage.name}
        </span>
        <span className="board-count">{number(count)}</span>
      </h2>
      <div className="board-column-find">
        <input
          type="search"
          className="board-search"
          value={search.text}
          maxLength={100}
          placeholder={t('search', { stage: stage.name })}
          aria-label={t('search', { stage: stage.name })}
          onChange={({ target }) => search.setText(target.value)}
        />
        {sum > 0 && (
          <span
            className="board-sum"
            title={t(stage.id === 'sold' ? 'sum_of_sales' : 'sum_of_budgets', { sum: dollars(sum) })}
          >
            {shortDollars(sum)}
          </span>
        )}
      </div>
    </>
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
