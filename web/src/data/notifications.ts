import { mutate } from 'swr'
import { notifications } from '#contract/people/notifications.ts'
import type { Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { readAgain } from '../lib/read-again.ts'
import { useIsLive, useLive } from '../lib/realtime.ts'
import { rowKey } from '../lib/row-key.ts'
import { useUserId } from '../lib/session.ts'
import { useRow } from '../lib/use-row.ts'

/** Polling interval while nothing is pushed. */
const POLL_MS = 15_000
/** Delay that lets one read serve a burst of changes, and lets the server process the reader's own change. */
const BEHIND_MS = 500

/** The signed-in person's newest notifications, and the number of unread ones. */
export function useNotifications() {
  const isLive = useIsLive()
  return useRow(notifications.list, {}, { refreshInterval: isLive ? 0 : POLL_MS })
}

let isDue = false

/** Keeps them fresh by push: once, in the signed-in layout. */
export function useLiveNotifications() {
  const userId = useUserId()
  const { data } = useNotifications()
  useLive(({ changed, contact_id, user_id }) => {
    const isMine = changed === 'notification' && (user_id === undefined || user_id === userId)
    // A conversation's notifications are done once it is read.
    const isShown = contact_id !== null && data?.data.some((one) => !one.is_read && one.contact_id === contact_id)
    if (!(isMine || isShown) || isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      void readAgain(notifications.list)
    }, BEHIND_MS)
  })
}

export const listOlderNotifications = (cursor: string) => call(notifications.list, { query: { cursor } })

/** Marks all as read up to the newest shown: here at once, and wherever else this person is signed in. */
export async function markNotificationsRead({ data, ...rest }: Output<typeof notifications.list>) {
  const newest = data[0]
  if (!newest || rest.unread === 0) return
  await call(notifications.read, { body: { until: newest.id } })
  const read = { ...rest, unread: 0, data: data.map((one) => ({ ...one, is_read: true })) }
  await mutate(rowKey(notifications.list, {}), read, { revalidate: true })
}
