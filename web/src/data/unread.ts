import { useEffect } from 'react'
import { dashboard } from '#contract/reports/dashboard.ts'
import { know, readAgain } from '../lib/read-again.ts'
import { useIsLive, useLive } from '../lib/realtime.ts'
import { useRow } from '../lib/use-row.ts'

/** While nothing is pushed. The open list is polled more often; this is for whoever works elsewhere. */
const POLL_MS = 15_000
/** The server counts beside its push, and one number serves for a burst of messages. */
const BEHIND_MS = 1_000

/** How many conversations wait to be read, of those that the caller may see. */
export function useUnread(): number {
  const isLive = useIsLive()
  const { data } = useRow(dashboard.unread, {}, { refreshInterval: isLive ? 0 : POLL_MS })
  return data?.unread_chats ?? 0
}

export const readUnread = () => readAgain(dashboard.unread)
/** The number as another answer brought it along. */
export const knowUnread = (unread_chats: number) => know(dashboard.unread, {}, { unread_chats })

let isDue = false

/** Reads the number again, for whatever happens until the server has counted. */
export function readUnreadSoon() {
  if (isDue) return
  isDue = true
  setTimeout(() => {
    isDue = false
    void readUnread()
  }, BEHIND_MS)
}

/** Pages that read the number along with what they show. */
let keepers = 0

/** Keeps that number fresh by push: the signed-in layout, once. */
export function useLiveUnread() {
  useLive((pointer) => {
    if (pointer.contact_id !== null && keepers === 0) readUnreadSoon()
  })
}

/** For a page that keeps the number fresh by itself, from answers that bring it along. */
export function useUnreadKeeper() {
  useEffect(() => {
    keepers += 1
    return () => {
      keepers -= 1
    }
  }, [])
}
