import { Tabs } from '@chakra-ui/react'
import { useState } from 'react'
import { Navigate } from 'react-router'
import type { ConversationRow } from '../../../../functions/contract/conversation-row.ts'
import type { Channel } from '../../../../functions/contract/fields.ts'
import { channelOf } from './channel-of.ts'
import { ChannelTabs } from './channel-tabs.tsx'
import { chatAddress } from './chat-address.ts'
import { ConversationFailed } from './conversation-failed.tsx'
import { conversationOn } from './conversation-on.ts'
import { firstShown } from './first-shown.ts'
import { ConversationHeader } from './header/conversation-header.tsx'
import { ChannelPane } from './thread/channel-pane.tsx'
import { ThreadSkeleton } from './thread/thread-skeleton.tsx'
import type { ChatPlace } from './use-chat-place.ts'
import { useConversation } from './use-conversation.ts'

interface ConversationProps {
  /** A conversation's id, or a contact's: that address then becomes the one of a conversation. */
  id: string
  place: ChatPlace
  /** Other than 0: the Enter key opened it, how often so far. */
  entered: number
  onChannel: (row: ConversationRow, id: string) => void
}

/** The opened contact: header, tabs, thread, composer. */
export function Conversation({ id, place, entered, onChannel }: ConversationProps) {
  const { data: row, error, mutate } = useConversation(id)
  if (row && error?.status !== 404) {
    const type = channelOf(row, id)
    if (type) return <Opened key={row.contact_id} {...{ row, type, entered, onChannel }} onBack={place.leave} />
    const wanted = place.wantedChannel && conversationOn(row, place.wantedChannel)
    return <Navigate to={chatAddress(wanted ?? firstShown(row)) + place.query} replace />
  }
  if (error) return <ConversationFailed error={error} onRetry={() => mutate()} onBack={place.leave} />
  return <ThreadSkeleton />
}

interface OpenedProps extends Pick<ConversationProps, 'entered' | 'onChannel'> {
  row: ConversationRow
  type: Channel
  onBack: () => void
}

function Opened({ row, type, entered, onChannel, onBack }: OpenedProps) {
  // A channel on which the contact has no address has none here either: its tab only says so.
  const [without, setWithout] = useState<Channel | null>(null)
  const channel = without ?? type
  const unread = { whatsapp: row.channels.whatsapp.unread_count > 0, sms: row.channels.sms.unread_count > 0 }

  function choose(next: Channel) {
    const id = conversationOn(row, next)
    setWithout(id === null ? next : null)
    if (id !== null && next !== type) onChannel(row, id)
  }

  return (
    <Tabs.Root
      className="chat-pane"
      variant="plain"
      value={channel}
      onValueChange={({ value }) => choose(value as Channel)}
    >
      <ConversationHeader row={row} type={channel} onBack={onBack}>
        <ChannelTabs unread={unread} />
      </ConversationHeader>
      {/* One panel, changed at once: two tabs' composers are never on the page together. */}
      <Tabs.Content key={channel} value={channel} className="chat-tab-panel">
        <ChannelPane row={row} type={channel} entered={entered} />
      </Tabs.Content>
    </Tabs.Root>
  )
}
