import { Tabs } from '@chakra-ui/react'
import { useState } from 'react'
import type { ConversationRow } from '../../../../functions/contract/conversation-row.ts'
import type { Channel } from '../../../../functions/contract/fields.ts'
import { ChannelTabs } from './channel-tabs.tsx'
import { ConversationFailed } from './conversation-failed.tsx'
import { ConversationHeader } from './header/conversation-header.tsx'
import { ChannelPane } from './thread/channel-pane.tsx'
import { ThreadSkeleton } from './thread/thread-skeleton.tsx'
import type { Selection } from './use-chat-place.ts'
import { useConversation } from './use-conversation.ts'

interface ConversationProps {
  selection: Selection
  /** Other than 0: the Enter key opened it, how often so far. */
  entered: number
  onChannel: (type: Channel) => void
  onBack: () => void
}

/** The opened contact: header, tabs, thread, composer. */
export function Conversation({ selection, entered, onChannel, onBack }: ConversationProps) {
  const { data: row, error, mutate } = useConversation(selection.contact_id)
  if (row && error?.status !== 404)
    return <Opened row={row} type={selection.type} entered={entered} onChannel={onChannel} onBack={onBack} />
  if (error) return <ConversationFailed error={error} onRetry={() => mutate()} onBack={onBack} />
  return <ThreadSkeleton />
}

interface OpenedProps {
  row: ConversationRow
  type: Channel | undefined
  entered: number
  onChannel: (type: Channel) => void
  onBack: () => void
}

function Opened({ row, type, entered, onChannel, onBack }: OpenedProps) {
  // Where the link names no channel it is the one used last; a message on the other does not switch the tab.
  const [last] = useState(row.most_recent_type ?? 'whatsapp')
  const channel = type ?? last
  const unread = { whatsapp: row.channels.whatsapp.unread_count > 0, sms: row.channels.sms.unread_count > 0 }
  return (
    <Tabs.Root
      className="chat-pane"
      variant="plain"
      value={channel}
      onValueChange={({ value }) => onChannel(value as Channel)}
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
