import { Tabs } from '@chakra-ui/react'
import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { ChannelIcon } from './channel-badge.tsx'

/** The channels' tabs; a dot says that something on one is unread. */
export function ChannelTabs({ unread }: { unread?: Record<Channel, boolean> }) {
  return (
    <Tabs.List className="chat-tabs">
      {ALL_CHANNELS.map((type) => (
        <Tabs.Trigger key={type} value={type} className="chat-tab">
          <ChannelIcon type={type} />
          {CHANNELS[type].name}
          {unread?.[type] && <span className="chat-tab-dot" aria-hidden />}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
