import { useEffect } from 'react'
import { dashboard } from '#contract/reports/dashboard.ts'
import { know, readAgain } from '../lib/read-again.ts'
import { useIsLive, useLive } from '../lib/realtime.ts'
import { useRow } from '../lib/use-row.ts'

/** Polling interval while nothing is pushed. The open list is polled more often; this is for other pages. */
const POLL_MS = 15_000
/** The server counts after it pushes, and one read serves a burst of messages. */
const BEHIND_MS = 1_000

/** The number of unread conversations that the caller may see. */
export function useUnread(): number {
  const isLive = useIsLive()
  const { data } = useRow(dashboard.unread, {}, { refreshInterval: isLive ? 0 : POLL_MS })
  return data?.unread_chats ?? 0
}

export const readUnread = () => readAgain(dashboard.unread)
/** Stores the number that came with another response. */
export const knowUnread = (unread_chats: number) => know(dashboard.unread, {}, { unread_chats })

let isDue = false

/** Reads the number again after a delay, which covers all changes until the server has counted. */
export function readUnreadSoon() {
  if (isDue) return
  isDue = true
  setTimeout(() => {
    isDue = false
    void readUnread()
  }, BEHIND_MS)
}

/** Number of mounted pages that read the number along with their own data. */
let keepers = 0

/** Keeps that number fresh by push: once, in the signed-in layout. */
export function useLiveUnread() {
  useLive((pointer) => {
    if (pointer.contact_id !== null && keepers === 0) readUnreadSoon()
  })
}

/** For a page that keeps the number fresh by itself, from responses that include it. */
export function useUnreadKeeper() {
  useEffect(() => {
    keepers += 1
    return () => {
      keepers -= 1
    }
  }, [])
}
