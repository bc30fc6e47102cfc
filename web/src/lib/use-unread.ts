import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import { dashboard } from '#contract/messaging/dashboard.ts'
import { useIsLive, useLive } from './realtime.ts'
import { isRow } from './row-key.ts'
import { useRow } from './use-row.ts'

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

/** Keeps that number fresh by push: the signed-in layout, once. */
export function useLiveUnread() {
  const { mutate } = useSWRConfig()
  const isDue = useRef(false)
  useLive((pointer) => {
    if (pointer.contact_id === null || isDue.current) return
    isDue.current = true
    setTimeout(() => {
      isDue.current = false
      void mutate(isRow(dashboard.unread))
    }, BEHIND_MS)
  })
}
