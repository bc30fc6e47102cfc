import { useRef } from 'react'
import { pipeline } from '#contract/customers/pipeline.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useReadOn } from '../../lib/use-read-on.ts'
import type { BoardInHand } from './use-board.ts'

/** With more changed cards than this, the board is cheaper to read than each card; read at most once per pause. */
const MANY = 8
const PAUSE_MS = 600
/** Contacts created within this time are new. */
const NEW_MS = 300_000

/** Keeps the board fresh by push: a pointer names a contact, whose card is read and placed. */
export function useLiveBoard(board: Pick<BoardInHand, 'refreshCard' | 'readAgain' | 'isKnown' | 'isWhole'>) {
  const changed = useRef(new Set<string>())
  const isStale = useRef(false)

  async function refresh() {
    const ids = [...changed.current]
    changed.current.clear()
    const isAll = isStale.current || ids.length > MANY
    isStale.current = false
    const haveCome = isAll ? [] : await Promise.all(ids.map(refreshOne)).catch(dueAgain(ids))
    if (!isAll && !haveCome.includes('from below')) return
    await board.readAgain()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  const dueAgain = (ids: string[]) => (error: unknown) => {
    for (const id of ids) changed.current.add(id)
    throw error
  }
  /** A card from below the loaded part leaves its column's count outdated; the count is read with the board. */
  async function refreshOne(id: string) {
    const wasKnown = board.isKnown(id) || board.isWhole()
    const card = await board.refreshCard(id)
    const isNew = card && Date.parse(card.created_at) > serverNow() - NEW_MS
    return !wasKnown && !isNew && board.isKnown(id) ? 'from below' : 'known'
  }
  useReadOn('stages', [pipeline.times])
  useReadOn(({ changed: what, contact_id }) => {
    if (what === 'stages') isStale.current = true
    if (contact_id !== null) changed.current.add(contact_id)
    return what === 'stages' || contact_id !== null
  }, refresh)
}
