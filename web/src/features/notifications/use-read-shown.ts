import { useEffect, useEffectEvent } from 'react'
import { useNotifications } from '../../data/notifications.ts'
import { useShownContact } from '../../lib/on-screen.ts'
import { useMarkRead } from './use-mark-read.ts'

/** Marks notifications as read if all are about the open conversation. For the signed-in layout, once. */
export function useReadShown() {
  const { data } = useNotifications()
  const shown = useShownContact()
  const markRead = useMarkRead()
  const read = useEffectEvent(() => void markRead())
  useEffect(() => {
    if (!data || shown === null) return
    const ofShown = data.data.filter(({ is_read, contact_id }) => !is_read && contact_id === shown)
    if (ofShown.length > 0 && ofShown.length === data.unread) read()
  }, [data, shown])
}
