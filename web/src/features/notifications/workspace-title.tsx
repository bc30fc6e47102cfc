import { useNotifications } from '../../data/notifications.ts'
import { useUnread } from '../../data/unread.ts'
import { shortCount } from '../../lib/short-count.ts'

/**
 * The browser tab's title: where one is, and before it how much waits, to be seen from other tabs: conversations to read or
 * news of all kinds, whichever are more.
 */
export function WorkspaceTitle({ page }: { page: string }) {
  const unread = useUnread()
  const { data } = useNotifications()
  const waiting = Math.max(unread, data?.unread ?? 0)
  return <title>{`${waiting > 0 ? `(${shortCount(waiting)}) ` : ''}${page} · Lotwire`}</title>
}
