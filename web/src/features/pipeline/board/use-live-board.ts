import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { pipeline } from '#contract/customers/pipeline.ts'
import { coalesced } from '../../../lib/coalesced.ts'
import { useLive } from '../../../lib/realtime.ts'
import { isRow } from '../../../lib/row-key.ts'
import { serverNow } from '../../../lib/server-time.ts'
import type { BoardInHand } from './use-board.ts'

/** With more changed cards at once the board is cheaper to read than each of them; however much comes in, so often at most. */
const MANY = 8
const PAUSE_MS = 600
/** Who came in later than that ago is new. */
const NEW_MS = 300_000

/** Keeps the board fresh by push: a pointer names a contact, whose card is read and put in its place. */
export function useLiveBoard(board: Pick<BoardInHand, 'refreshCard' | 'readAgain' | 'isKnown' | 'isWhole'>) {
  const { mutate } = useSWRConfig()
  const changed = useRef(new Set<string>())
  const [inTurn] = useState(coalesced)

  async function refresh() {
    const ids = [...changed.current]
    changed.current.clear()
    const isMany = ids.length > MANY
    const haveCome = isMany ? [] : await Promise.all(ids.map(refreshOne)).catch(dueAgain(ids))
    if (!isMany && !haveCome.includes('from below')) return
    await board.readAgain()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  const dueAgain = (ids: string[]) => (error: unknown) => {
    for (const id of ids) changed.current.add(id)
    throw error
  }
  /** A card from below what is loaded leaves its column's count behind, which is read with the board. */
  async function refreshOne(id: string) {
    const wasKnown = board.isKnown(id) || board.isWhole()
    const card = await board.refreshCard(id)
    const isNew = card && Date.parse(card.created_at) > serverNow() - NEW_MS
    return !wasKnown && !isNew && board.isKnown(id) ? 'from below' : 'known'
  }
  useLive(({ changed: what, contact_id }) => {
    if (what === 'stages') {
      void mutate(isRow(pipeline.times))
      inTurn(async () => board.readAgain())
    }
    if (contact_id === null) return
    changed.current.add(contact_id)
    inTurn(refresh)
  })
}
