import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { dashboard } from '#contract/reports/dashboard.ts'
import { useIsLive, useLive } from '../lib/realtime.ts'
import { isRow, rowKey } from '../lib/row-key.ts'
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

/** Pages that read the number along with what they show. */
let keepers = 0

/** Keeps that number fresh by push: the signed-in layout, once. */
export function useLiveUnread() {
  const readSoon = useReadUnreadSoon()
  useLive((pointer) => {
    if (pointer.contact_id !== null && keepers === 0) readSoon()
  })
}

let isDue = false

/** Reads the number again, for whatever happens until the server has counted. */
export function useReadUnreadSoon() {
  const { mutate } = useSWRConfig()
  return () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      void mutate(isRow(dashboard.unread))
    }, BEHIND_MS)
  }
}

/** A page that keeps the number fresh by itself, from answers that bring it along. */
export function useUnreadKeeper() {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    keepers += 1
    return () => {
      keepers -= 1
    }
  }, [])
  return {
    know: (unread_chats: number) => mutate(rowKey(dashboard.unread, {}), { unread_chats }, { revalidate: false }),
    read: () => mutate(isRow(dashboard.unread)),
  }
}
