import { Tabs } from '@chakra-ui/react'
import { ALL_CHANNELS, CHANNELS, type Channel, channelName } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { conversationOn } from '../../data/conversations/conversation-on.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useSlot } from '../../lib/slots.ts'
import { ChannelIcon } from './channel-badge.tsx'

interface ChatTabsProps {
  row?: ConversationRow
  unread?: Record<Channel, boolean>
  isOff?: boolean
}

/** The tabs of a contact; a dot says that something on a channel is unread. Where nobody gives an address, a channel has none. */
export function ChatTabs({ row, unread, isOff }: ChatTabsProps) {
  const language = useLanguage()
  const shown = ALL_CHANNELS.filter(
    (type) => !('isGiven' in CHANNELS[type].address) || (row && conversationOn(row, type) !== null),
  )
  return (
    <Tabs.List className="chat-tabs">
      {shown.map((type) => (
        <Tabs.Trigger key={type} value={type} className="chat-tab" disabled={isOff}>
          <ChannelIcon type={type} />
          {channelName(type, language)}
          {unread?.[type] && <span className="chat-tab-dot" aria-hidden />}
        </Tabs.Trigger>
      ))}
      {useSlot('contactTabs').map(({ id, icon: Icon, title }) => (
        <Tabs.Trigger key={id} value={id} className="chat-tab" disabled={isOff}>
          <Icon className="chat-channel-icon" aria-hidden />
          {title[language]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
