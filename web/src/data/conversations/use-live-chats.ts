import { useReadOn } from '../../lib/use-read-on.ts'
import { knowUnread, readUnread, useUnreadKeeper } from '../unread.ts'
import { listChanged } from './conversations.ts'
import { dueRows } from './due-rows.ts'
import { noteTaken } from './taken-leads.ts'
import { useKnownRows } from './use-known-rows.ts'

/** With more changed contacts than this, the list's first page is cheaper to read than each of them. */
const MANY = 30
/** Several pointers from one event cause a single read. */
const GATHER_MS = 200

/**
 * Keeps list rows, the header and the number of unread conversations fresh by push: a pointer names a contact, and
 * unless its row is already up to date, all changed rows are read at once.
 */
export function useLiveChats() {
  const rows = useKnownRows()
  useUnreadKeeper()

  async function refresh() {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
    const due = dueRows.take().filter(([id, told]) => !told.every(({ version }) => rows.isShown(id, version)))
    const ids = due.map(([id]) => id)
    if (dueRows.isHolding()) read()
    if (ids.length === 0) return
    if (ids.length > MANY) return Promise.all([rows.readAgain(), readUnread()])
    const { data, unread_chats } = await listChanged(ids).catch((error: unknown) => {
      dueRows.putBack(due)
      throw error
    })
    const seen = new Set(data.map(({ contact_id }) => contact_id))
    // A row that has a version is there, if for a colleague.
    for (const [id, told] of due) if (!seen.has(id) && told.some(({ version }) => version !== undefined)) noteTaken(id)
    await Promise.all([
      ...data.map((row) => rows.put(row)),
      ...ids.filter((id) => !seen.has(id)).map(rows.drop),
      knowUnread(unread_chats),
    ])
  }
  const read = useReadOn(({ contact_id, version }) => {
    if (contact_id !== null) dueRows.add(contact_id, version)
    return contact_id !== null
  }, refresh)
}
