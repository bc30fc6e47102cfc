import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { firstNumber } from '#contract/customers/channels/addresses.ts'
import type { Contact } from '#contract/customers/contact.ts'
import { type Board, type Column as CardsOf, EMPTY, findCard } from '../../../data/board/board-state.ts'
import type { BoardInHand } from '../../../data/board/use-board.ts'
import type { VehicleFacts } from '../../../data/vehicle.ts'
import { useAct } from '../../../lib/acts.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useMay } from '../../../lib/session.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useCallContact } from '../../../lib/voice/use-call-contact.ts'
import { usePipelineText } from '../texts.ts'
import { type Acted, CardDialogs } from './card-dialogs.tsx'
import { Column } from './column.tsx'
import { type MenuOf, MoveMenu } from './move-menu.tsx'
import { StageSwitcher } from './stage-switcher.tsx'
import { targetAt } from './target-at.ts'
import { useBoardKeys } from './use-board-keys.ts'
import type { useCardWords } from './use-card-words.ts'
import type { Narrow } from './use-narrow.ts'

interface BoardViewProps {
  board: Board
  stages: { id: string; name: string; color: string }[]
  narrow: Narrow
  wordsOf: ReturnType<typeof useCardWords>
  factsOf: ReadonlyMap<string, VehicleFacts>
  hand: Pick<BoardInHand, 'move' | 'loadMore' | 'moreFailed'>
  onPause: (card: Contact) => void
  onResume: (card: Contact) => void
}

/** The stages beside each other; hears what is pressed on any card. */
export function BoardView(props: BoardViewProps) {
  const { board, stages, narrow, hand, onPause, onResume } = props
  const t = usePipelineText()
  const mayMove = useMay('edit')
  const mayCall = useMay('call')
  const element = useRef<HTMLElement>(null)
  const shown = useRef(new Map<string, { cards: Contact[]; count: number }>())
  const [menu, setMenu] = useState<MenuOf | null>(null)
  const [acted, setActed] = useState<Acted | null>(null)
  const keys = useBoardKeys({
    stages,
    cardsOf: (stage) => shown.current.get(stage)?.cards ?? [],
    countOf: (stage) => shown.current.get(stage)?.count ?? 0,
    onMove: hand.move,
    mayMove,
  })
  const press = usePress(board, { onMenu: setMenu, onPause, onResume })
  useReach(element)

  const moveByMenu = useMoveByMenu({ board, stages, hand }, keys)

  /** The menu has no button of its own that the focus would go back to. */
  function closeMenu() {
    menu?.button.focus({ preventScroll: true })
    setMenu(null)
  }

  return (
    <>
      <StageSwitcher stages={stages} countOf={(stage) => countIn(board[stage] ?? EMPTY, narrow)} board={element} />
      <section
        ref={element}
        className="board edge-fade"
        aria-label={t('board')}
        data-fixed={!mayMove || undefined}
        data-no-calls={!mayCall || undefined}
        onClick={press}
        onKeyDown={keys.onKeyDown}
        onPointerDown={keys.letGo}
      >
        <p id="board-how" hidden>
          {mayMove && t('how_to_move')}
        </p>
        <p className="board-hidden" role="status" aria-live="assertive">
          {keys.news}
        </p>
        {stages.map((stage) => (
          <Column
            key={stage.id}
            stage={stage}
            column={board[stage.id] ?? EMPTY}
            narrow={narrow}
            wordsOf={props.wordsOf}
            factsOf={props.factsOf}
            say={t}
            moreFailed={hand.moreFailed.includes(stage.id)}
            lifted={keys.lifted?.card.id}
            liftedGap={keys.lifted?.stage === stage.id ? keys.lifted.gap : undefined}
            focused={keys.focused}
            onShown={(id, cards, count) => shown.current.set(id, { cards, count })}
            onDrop={(card, cards, gap) => {
              const target = targetAt(stage.id, cards, card, gap)
              if (target) void hand.move(card, target)
            }}
            onMore={() => hand.loadMore(stage.id)}
            onFocused={keys.onFocused}
          />
        ))}
        <MoveMenu
          of={menu}
          stages={stages}
          onMove={moveByMenu}
          onAct={({ id }, action) => setActed({ contact: id, action })}
          onClose={closeMenu}
        />
        <CardDialogs acted={acted} onClose={() => setActed(null)} />
      </section>
    </>
  )
}

/** Dragging scrolls the board; a key leads to the first card, from which arrows lead on. */
function useReach(board: RefObject<HTMLElement | null>) {
  const t = usePipelineText()
  const run = () => board.current?.querySelector<HTMLElement>('.board-card-name')?.focus()
  const hasKeys = !useMedia('(pointer: coarse)')
  useAct(hasKeys ? { id: 'first-card', key: 'j', label: t('first_card'), group: 'list', run } : null)
  useEffect(() => (board.current ? autoScrollForElements({ element: board.current }) : undefined), [board])
}

/** How many of a stage are shown. */
const countIn = (column: CardsOf, { isOn, cardsOf }: Narrow) => (isOn ? cardsOf(column).length : column.count)

/** Moves a card from its menu: another stage takes it on top unasked. */
function useMoveByMenu(
  { board, stages, hand }: Pick<BoardViewProps, 'board' | 'stages' | 'hand'>,
  keys: ReturnType<typeof useBoardKeys>,
) {
  const t = usePipelineText()
  return (card: Contact, stage: string) => {
    const words = {
      name: phoneText(card.display_name),
      stage: stages.find(({ id }) => id === stage)?.name ?? stage,
    }
    keys.tell(t(stage === card.stage ? 'moved_to_top' : 'moved', words))
    const below = stage === card.stage ? board[stage]?.cards.find(({ id }) => id !== card.id) : undefined
    // Who works through a column stays there: going along would scroll the board away.
    keys.focusBeside(card)
    void hand.move(card, { stage, below })
  }
}

interface Deeds extends Pick<BoardViewProps, 'onPause' | 'onResume'> {
  onMenu: (menu: MenuOf) => void
}

/** What is pressed on a card, or on one of its buttons. */
function usePress(board: Board, { onMenu, onPause, onResume }: Deeds) {
  const navigate = useNavigate()
  const callOf = useCallContact()
  return (event: MouseEvent) => {
    const pressed = event.target as HTMLElement
    const id = pressed.closest<HTMLElement>('[data-card]')?.dataset.card
    const card = id === undefined ? undefined : findCard(board, id)
    if (!card) return
    const button = pressed.closest<HTMLElement>('[data-deed]')
    const address = pressed.closest('a')?.getAttribute('href')
    if (button?.dataset.deed === 'menu') onMenu({ card, button })
    else if (button?.dataset.deed === 'pause') onPause(card)
    else if (button?.dataset.deed === 'resume') onResume(card)
    else if (address && isPlain(event)) {
      event.preventDefault()
      const call = button?.dataset.deed === 'call' && callOf({ contact: card.id, number: firstNumber(card) })
      if (typeof call === 'function') call()
      // By Enter, whose letters then belong to the reply.
      else navigate(address, { state: { isEntered: event.detail === 0 } })
    }
  }
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
