import { Tabs } from '@chakra-ui/react'
import { Phone, UserRound } from 'lucide-react'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { ChannelIcon } from './channel-badge.tsx'
import { isChannel, TABS } from './tabs.ts'
import { useChatText } from './texts.ts'

const ICONS = { calls: Phone, summary: UserRound }

/** The tabs of a contact; a dot says that something on a channel is unread. */
export function ChatTabs({ unread }: { unread?: Record<Channel, boolean> }) {
  const t = useChatText()
  return (
    <Tabs.List className="chat-tabs">
      {TABS.map((tab) => {
        if (isChannel(tab))
          return (
            <Tabs.Trigger key={tab} value={tab} className="chat-tab">
              <ChannelIcon type={tab} />
              {CHANNELS[tab].name}
              {unread?.[tab] && <span className="chat-tab-dot" aria-hidden />}
            </Tabs.Trigger>
          )
        const Icon = ICONS[tab]
        return (
          <Tabs.Trigger key={tab} value={tab} className="chat-tab">
            <Icon className="chat-channel-icon" aria-hidden />
            {t(`tab_${tab}`)}
          </Tabs.Trigger>
        )
      })}
    </Tabs.List>
  )
}
