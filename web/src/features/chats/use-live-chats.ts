import { useState } from 'react'
import { useUnreadKeeper } from '../../data/unread.ts'
import { coalesced } from '../../lib/coalesced.ts'
import { useLive } from '../../lib/realtime.ts'
import { listChanged } from './api.ts'
import { dueRows } from './due-rows.ts'
import { useKnownRows } from './use-known-rows.ts'

/** With more changed contacts at once the first page of the list is cheaper to read than each of them. */
const MANY = 30
/** What one event tells in several pointers is read once. */
const GATHER_MS = 200

/**
 * Keeps list rows, header and the number of unread conversations fresh by push: a pointer names a contact, and unless its
 * row is already shown as it stands now, all changed rows are read at once.
 */
export function useLiveChats() {
  const rows = useKnownRows()
  const unread = useUnreadKeeper()
  const [inTurn] = useState(coalesced)

  async function refresh() {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
    const due = dueRows.take().filter(([id, told]) => !told.every(({ version }) => rows.isShown(id, version)))
    const ids = due.map(([id]) => id)
    if (dueRows.isHolding()) inTurn(refresh)
    if (ids.length === 0) return
    if (ids.length > MANY) return Promise.all([rows.readAgain(), unread.read()])
    const { data, unread_chats } = await listChanged(ids).catch((error: unknown) => {
      dueRows.putBack(due)
      throw error
    })
    const seen = new Set(data.map(({ contact_id }) => contact_id))
    await Promise.all([
      ...data.map((row) => rows.put(row)),
      ...ids.filter((id) => !seen.has(id)).map(rows.drop),
      unread.know(unread_chats),
    ])
  }
  useLive(({ contact_id, version }) => {
    if (contact_id === null) return
    dueRows.add(contact_id, version)
    inTurn(refresh)
  })
}
