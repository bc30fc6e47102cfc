/** What other features may show of the chats. */
export { ChannelBadge, ChannelIcon } from './channel-badge.tsx'
export { isChannel } from './is-channel.ts'
