import { useUnread } from './use-unread.ts'

/** The browser tab's title: where one is, and before it how many conversations are unread, to be seen from other tabs. */
export function WorkspaceTitle({ page }: { page: string }) {
  const unread = useUnread()
  return <title>{`${unread > 0 ? `(${unread}) ` : ''}${page} · Lotwire`}</title>
}
