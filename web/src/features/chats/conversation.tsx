import { Tabs } from '@chakra-ui/react'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { ALL_CHANNELS, byChannel, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useContact } from './api.ts'
import { ChannelTabs } from './channel-tabs.tsx'
import { chatAddress } from './chat-address.ts'
import { ConversationFailed } from './conversation-failed.tsx'
import { begunOn, channelOf, firstShown } from './conversation-on.ts'
import { ConversationHeader } from './header/conversation-header.tsx'
import { ChannelPane } from './thread/channel-pane.tsx'
import { ThreadSkeleton } from './thread/thread-skeleton.tsx'
import type { ChatPlace } from './use-chat-place.ts'

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
  const { data: row, error, mutate } = useContact(id)
  if (row && error?.status !== 404) {
    const wanted = place.wantedChannel
    const first = (wanted && begunOn(row, wanted)) ?? firstShown(row)
    const type = channelOf(row, id) ?? (first === row.contact_id ? ALL_CHANNELS[0] : undefined)
    if (!type) return <Navigate to={chatAddress(first) + place.query} replace state={{ type: wanted }} />
    return <Opened key={row.contact_id} {...{ row, type, wanted, entered, onChannel }} onBack={place.leave} />
  }
  if (error) return <ConversationFailed error={error} onRetry={() => mutate()} onBack={place.leave} />
  return <ThreadSkeleton />
}

interface OpenedProps extends Pick<ConversationProps, 'entered' | 'onChannel'> {
  row: ConversationRow
  type: Channel
  wanted: Channel | undefined
  onBack: () => void
}

function Opened({ row, type, wanted, entered, onChannel, onBack }: OpenedProps) {
  // A channel on which nothing has begun has no address yet: its tab opens under another's.
  const [notBegun, setNotBegun] = useState(wanted && begunOn(row, wanted) === null ? wanted : null)
  const channel = notBegun ?? type
  const unread = byChannel((one) => row.channels[one].unread_count > 0)

  function choose(next: Channel) {
    const id = begunOn(row, next)
    setNotBegun(id === null ? next : null)
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
