import { Tabs } from '@chakra-ui/react'
import type { Channel } from '#contract/fields.ts'
import { CHANNEL_NAMES, ChannelIcon } from './channel-badge.tsx'

const CHANNELS: readonly Channel[] = ['whatsapp', 'sms']

/** The channels' tabs; a dot says that something on one is unread. */
export function ChannelTabs({ unread }: { unread?: Record<Channel, boolean> }) {
  return (
    <Tabs.List className="chat-tabs">
      {CHANNELS.map((type) => (
        <Tabs.Trigger key={type} value={type} className="chat-tab">
          <ChannelIcon type={type} />
          {CHANNEL_NAMES[type]}
          {unread?.[type] && <span className="chat-tab-dot" aria-hidden />}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
