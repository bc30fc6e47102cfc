/** What other features may show of the chats. */
export { ChannelBadge } from './channel-badge.tsx'
