import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { DEFAULT_STAGES } from '#contract/customers/stages.ts'
import { DEFAULT_HOURS } from '#contract/customers/time-settings.ts'
import type { Board } from '../../../web/src/data/board/board-state.ts'
import { withCard } from '../../../web/src/data/board/board-state.ts'
import { BoardView } from '../../../web/src/features/pipeline/board/board-view.tsx'
import { CARD_GAP, heightOf } from '../../../web/src/features/pipeline/board/heights.ts'
import { useCardWords } from '../../../web/src/features/pipeline/board/use-card-words.ts'
import { useNarrow } from '../../../web/src/features/pipeline/board/use-narrow.ts'
import { UiProvider } from '../../../web/src/ui/provider.tsx'
import { cardsOf } from './cards.ts'

/** Runs in the bench's browser: mounts the board, or a plain windowed list of the same cards, and returns the time. */
const NOW = Date.UTC(2026, 10, 22)
const STAGES = DEFAULT_STAGES.map(({ id, name, color }) => ({ id, name, color: color as string }))
const HAND = {
  move: async () => {},
  loadMore: async () => {},
  moreFailed: [],
}
const cards = cardsOf(10_000)

const board: Board = Object.fromEntries(
  STAGES.map(({ id }) => {
    const own = cards.filter((card) => card.stage === id)
    return [id, { cards: own, found: [], count: own.length, sum: 0, cursor: null }]
  }),
)
const PLACE = { text: '', filters: {} }
const NOTHING = new Map<string, never>()
const find = async () => ({ ids: [], cursor: null })

function TheBoard({ shown }: { shown: Board }) {
  return (
    <BoardView
      board={shown}
      stages={STAGES}
      narrow={useNarrow(PLACE, shown, find)}
      wordsOf={useCardWords(DEFAULT_HOURS, NOW, { nexts: NOTHING, lastWords: NOTHING })}
      factsOf={NOTHING}
      hand={HAND}
      onPause={() => {}}
      onResume={() => {}}
    />
  )
}
const view = (shown: Board) => (
  <UiProvider>
    <MemoryRouter>
      <div className="pipeline" style={{ height: 800 }}>
        <TheBoard shown={shown} />
      </div>
    </MemoryRouter>
  </UiProvider>
)

/** As many cards in a row as the board has stages, and each as a card of the board looks: the same are in sight. */
function WindowedList() {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = Math.ceil(cards.length / STAGES.length)
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => heightOf(cards[row * STAGES.length]),
    gap: CARD_GAP,
    overscan: 2,
  })
  return (
    <div ref={scroller} style={{ height: 700, overflow: 'auto' }}>
      <ul style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().flatMap(({ index, start }) =>
          cards.slice(index * STAGES.length, (index + 1) * STAGES.length).map((card, n) => (
            <li
              key={card.id}
              className="board-card"
              data-color="green"
              style={{ transform: `translate(${n * 170}px, ${start}px)`, width: 148 }}
              title="Recent"
            >
              <a className="board-card-name" href={`/chats/${card.conversation_id}`}>
                {card.display_name}
              </a>
              {card.unread && <span className="board-unread">Unread</span>}
              <span className="board-card-line" title={card.vehicle?.title}>
                {card.vehicle?.title ?? card.phone}
              </span>
              <span className="board-marks">
                <span title="Last message">3h</span>
                {card.assigned_agent && (
                  <abbr className="board-agent" title={card.assigned_agent.name}>
                    AT
                  </abbr>
                )}
              </span>
              <span className="board-icons">
                <a className="board-icon board-icon-call" href={`/chats?contact=${card.id}&type=calls`} title="Call">
                  Call
                </a>
                <button type="button" className="board-icon board-icon-pause" title="Pause">
                  Pause
                </button>
                <a className="board-icon board-icon-chat" href={`/chats/${card.conversation_id}`} title="Chat">
                  Chat
                </a>
                <button type="button" className="board-icon board-card-menu" title="Move">
                  Move
                </button>
              </span>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
const list = (
  <UiProvider>
    <MemoryRouter>
      <div className="pipeline" style={{ height: 800 }}>
        <WindowedList />
      </div>
    </MemoryRouter>
  </UiProvider>
)

let root: Root | undefined
function mount(what: 'board' | 'list'): { milliseconds: number; nodes: number } {
  root?.unmount()
  isMoved = false
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  return timed(() => root?.render(what === 'board' ? view(board) : list))
}

let isMoved = false
/** One card comes on top of another stage, or goes back. */
function move() {
  isMoved = !isMoved
  const [card] = board.new?.cards ?? []
  if (!card) throw new Error('There is no card to move.')
  return timed(() => root?.render(view(isMoved ? withCard(board, { ...card, stage: 'sold', place: '~' }) : board)))
}

function timed(render: () => void) {
  const start = performance.now()
  flushSync(render)
  // Includes the layout of everything rendered.
  document.body.getBoundingClientRect()
  return { milliseconds: performance.now() - start, nodes: document.querySelectorAll('*').length }
}

Object.assign(window, { bench: { mount, move } })
