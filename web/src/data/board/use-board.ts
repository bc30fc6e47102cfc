import { type RefObject, useRef, useState } from 'react'
import useSWR from 'swr'
import type { Contact } from '#contract/customers/contact.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useIsLive } from '../../lib/realtime.ts'
import { getContact, updateContact } from '../contacts.ts'
import { askForOutcome } from '../outcome-asked.ts'
import { readBoard } from './board.ts'
import {
  appended,
  type Board,
  boardOf,
  findCard,
  placeBeside,
  refreshed,
  withCard,
  withFound,
  without,
} from './board-state.ts'

/** Polling interval while nothing is pushed; long, because reading the board costs ten times as much as a list. */
const POLL_MS = 15_000

/** The place where a card is dropped: between two visible cards, or on top. */
export interface Target {
  stage: string
  above?: Contact
  below?: Contact
}

/** The loaded board and its actions: a card moves at once, and moves back if the server refuses. */
export function useBoard() {
  const isLive = useIsLive()
  /** Cards being moved, by id: data read meanwhile may still have them in their old places. */
  const moving = useRef(new Map<string, Contact>())
  const known = useRef<Board>({})

  const withMoving = (board: Board) => [...moving.current.values()].reduce(withCard, board)
  const { data, error, mutate } = useSWR<Board, ApiError>(
    'board',
    async () => withMoving(refreshed(known.current, boardOf(await readBoard()))),
    { refreshInterval: isLive ? 0 : POLL_MS },
  )
  if (data) known.current = data
  const change = (next: (board: Board) => Board) => {
    known.current = next(known.current)
    return mutate(known.current, { revalidate: false })
  }

  const { loadMore, moreFailed } = useMore(known, change)

  /** Searches the whole board for cards that are not loaded: returns the ids found, and a cursor if it stopped early. */
  async function find(search: string, cursor?: string) {
    const { _cursor = null, ...answer } = await readBoard({ search, cursor })
    const cards = Object.values(boardOf(answer)).flatMap((column) => column.cards)
    // An unnecessary change would discard a read in progress.
    if (cards.length > 0) await change((board) => withFound(board, cards))
    return { ids: cards.map(({ id }) => id), cursor: _cursor }
  }

  /** Reads a card again, to move or remove it. Returns it. */
  async function refreshCard(id: string): Promise<Contact | undefined> {
    try {
      const card = await getContact(id)
      if (!moving.current.has(id)) await change((board) => withCard(board, card))
      return card
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.status === 404)) throw failure
      await change((board) => without(board, id))
    }
  }

  /** Throws what the server refuses, after moving the card back. */
  async function move(card: Contact, { stage, above, below }: Target) {
    const soon = { ...card, stage, place: placeBeside(above, below) }
    moving.current.set(card.id, soon)
    void change((board) => withCard(board, soon))
    try {
      const moved = await updateContact(card.id, { stage, before_id: below?.id, after_id: above?.id })
      settle(card.id, soon)
      await change((board) => withCard(board, moved))
      askForOutcome(card.id, card.stage, stage)
    } catch (failure) {
      settle(card.id, soon)
      await change((board) => withCard(board, card))
      void refreshCard(card.id).catch(() => undefined)
      throw failure
    }
  }
  /** A card that was moved again meanwhile is still being moved. */
  function settle(id: string, soon: Contact) {
    if (moving.current.get(id) === soon) moving.current.delete(id)
  }

  return {
    board: data,
    error,
    moreFailed,
    loadMore,
    find,
    move,
    refreshCard,
    put: (card: Contact) => change((board) => withCard(board, card)),
    isKnown: (id: string) => findCard(known.current, id) !== undefined,
    isWhole: () => Object.values(known.current).every(({ cursor }) => cursor === null),
    readAgain: () => mutate(),
  }
}
export type BoardInHand = ReturnType<typeof useBoard>

/** Reads a stage's next page, one at a time; `moreFailed` names the stages where that failed. */
function useMore(known: RefObject<Board>, change: (next: (board: Board) => Board) => Promise<unknown>) {
  const [moreFailed, setMoreFailed] = useState<string[]>([])
  const loading = useRef(new Set<string>())
  async function loadMore(stage: string) {
    const cursor = known.current[stage]?.cursor
    if (!cursor || loading.current.has(stage)) return
    loading.current.add(stage)
    try {
      const page = boardOf(await readBoard({ stage, cursor }))[stage]
      if (page) await change((board) => (board[stage]?.cursor === cursor ? appended(board, stage, page) : board))
      setMoreFailed((failed) => failed.filter((one) => one !== stage))
    } catch {
      setMoreFailed((failed) => [...failed.filter((one) => one !== stage), stage])
    } finally {
      loading.current.delete(stage)
    }
  }
  return { loadMore, moreFailed }
}
