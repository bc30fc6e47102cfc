import { useCallback, useRef, useState } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { begunOn, conversationOn } from '../../../data/conversations/conversation-on.ts'
import { useThread } from '../../../data/messages/use-thread.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { Composer } from '../composer/composer.tsx'
import { RecipientChoice } from '../composer/recipient-choice.tsx'
import { useRecipient } from '../composer/use-recipient.ts'
import { DropFiles } from '../files/drop-files.tsx'
import { useAttachments } from '../files/use-attachments.ts'
import { useShownScheduled } from '../later/use-shown-scheduled.ts'
import type { Quote } from '../quoted.tsx'
import { useBlockWords } from '../sending/block-words.ts'
import { useOutbox } from '../sending/outbox.ts'
import { useSendingBlock } from '../sending/use-sending-block.ts'
import { StartPanel } from './start-panel.tsx'
import { useThreadText } from './texts.ts'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { ThreadView, type ThreadViewHandle } from './thread-view.tsx'

const NO_MESSAGES = { messages: [], cursor: null }

interface ChannelPaneProps {
  row: ConversationRow
  type: Channel
  entered: number
  /** Of two side by side, the one that the keys lead to. */
  isActive: boolean
  /** The conversation has begun, by this id; two side by side have both. */
  onStarted?: (id: string) => void
}

/** A contact's conversation on one channel, or how one begins; below it the composer, always the same one. */
export function ChannelPane({ row, type, entered, isActive, onStarted = () => {} }: ChannelPaneProps) {
  const view = useRef<ThreadViewHandle>(null)
  const id = conversationOn(row, type)
  const { to, shown, choose } = useRecipient(row, type)
  const has = begunOn(row, type) !== null
  const isStarting = useOutbox().some((unsent) => unsent.conversation_id === id)
  const { thread, error, retry } = useThread(type, has ? id : null)
  const scheduled = useShownScheduled(id === null ? null : { type, id }, row.contact_id)
  const { add } = useAttachments(to)
  const blocked = useBlockWords(shown, type, useSendingBlock(shown, type))
  const [answered, answer] = useState<Quote | null>(null)
  const reply = useCallback(({ id: of, body, direction }: ChatMessage) => answer({ id: of, body, direction }), [])
  return (
    <DropFiles blocked={blocked} isActive={isActive} onFiles={add}>
      {!has && !isStarting && scheduled.length === 0 ? (
        <StartPanel row={row} type={type} onStarted={onStarted} />
      ) : thread || !has ? (
        <ThreadView ref={view} row={row} to={to} thread={thread ?? NO_MESSAGES} scheduled={scheduled} onReply={reply} />
      ) : error ? (
        <MessagesFailed error={error} onRetry={retry} />
      ) : (
        <ThreadSkeleton />
      )}
      <Composer
        {...{ to, entered, isActive, answered }}
        messages={has ? thread?.messages : NO_MESSAGES.messages}
        row={shown}
        recipients={<RecipientChoice row={row} type={type} chosen={to.to} onChoose={choose} />}
        onAnswer={answer}
        onSent={() => view.current?.answered()}
        onLook={() => view.current?.showEnd()}
      />
    </DropFiles>
  )
}

function MessagesFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useThreadText()
  return (
    <div className="chat-pane-center">
      <LoadFailed title={t('messages_failed')} error={error} onRetry={onRetry} />
    </div>
  )
}
