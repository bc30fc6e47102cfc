import { Button } from '@chakra-ui/react'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { conversationOn } from '../../../data/conversations/conversation-on.ts'
import { useMay } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useChannelText } from '../channel-texts.ts'
import { windowOf } from '../sending/block-words.ts'
import { offerTemplate } from '../sending/template-offer.ts'
import { useThreadText } from './texts.ts'
import { useStartConversation } from './use-start-conversation.ts'

interface StartPanelProps {
  row: ConversationRow
  type: Channel
  onStarted: (id: string) => void
}

/** A channel on which nothing has begun with a contact, and how it begins (S2 §2.1). */
export function StartPanel({ row, type, onStarted }: StartPanelProps) {
  const t = useThreadText()
  const own = useChannelText(type)
  const start = useStartConversation(row)
  const [isBusy, setBusy] = useState(false)
  const mayWrite = useMay('write')
  const hasAddress = conversationOn(row, type) !== null

  async function begin() {
    setBusy(true)
    // Before: the conversation is drawn as soon as it has begun.
    if (CHANNELS[type].hasTemplates) offerTemplate(conversationOn(row, type))
    const id = await start(type)
    setBusy(false)
    if (id === undefined) offerTemplate(null)
    if (id !== undefined) onStarted(id)
  }

  return (
    <div className="chat-pane-center">
      <EmptyState
        icon={<MessageCircle />}
        title={t('no_messages')}
        description={hasAddress ? `${t('start_hint')}. ${own('start_hint', windowOf(type))}` : own('no_address')}
        action={
          hasAddress &&
          mayWrite && (
            <Button loading={isBusy} onClick={begin}>
              <MessageCircle /> {t('start_conversation')}
            </Button>
          )
        }
      />
    </div>
  )
}
