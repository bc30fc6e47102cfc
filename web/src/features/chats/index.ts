/** What other features and the frame may show of the chats. */
export { ChannelBadge } from './channel-badge.tsx'
