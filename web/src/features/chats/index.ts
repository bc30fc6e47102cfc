/** What other features and the frame may show of the chats. */
export { ChannelBadge } from './channel-badge.tsx'
export { useLiveUnread, useUnread } from './use-unread.ts'
export { WorkspaceTitle } from './workspace-title.tsx'
