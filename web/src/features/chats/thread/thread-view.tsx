import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { Scheduled } from '#contract/messaging/scheduled-rows.ts'
import { useMarkRead } from '../../../data/conversations/use-mark-read.ts'
import type { Thread } from '../../../data/messages/merge-messages.ts'
import { useOlder } from '../../../data/messages/use-older.ts'
import { fullNameOf, useSession } from '../../../lib/session.ts'
import { useAttention } from '../../../lib/use-attention.ts'
import { Pictures, picturesOf } from '../media/pictures.ts'
import { nameOf } from '../name-of.ts'
import { useAskingFirst } from '../presence/use-asking-first.tsx'
import { useOutbox } from '../sending/outbox.ts'
import { type Recipient, useSend } from '../sending/use-send.ts'
import { useSendingBlock } from '../sending/use-sending-block.ts'
import { useChatPlace } from '../use-chat-place.ts'
import { mayResend } from './may-resend.ts'
import { MessageList, type MessageListHandle } from './message-list.tsx'
import { NewsForScreenReaders } from './news-for-screen-readers.tsx'
import { ThreadItemView } from './thread-item-view.tsx'
import { threadItems } from './thread-items.ts'
import { ThreadStart } from './thread-start.tsx'
import { useDeeds } from './use-deeds.ts'
import { useJump } from './use-jump.ts'
import { usePassingOn } from './use-passing-on.tsx'
import { useUnreadMarker } from './use-unread-marker.ts'

export interface ThreadViewHandle {
  /** An answer was sent: the newest is shown, and nothing before it counts as new. */
  answered: () => void
  showEnd: () => void
}

interface ThreadViewProps {
  ref: Ref<ThreadViewHandle>
  row: ConversationRow
  to: Recipient
  thread: Thread
  /** What leaves later, or did not leave. */
  scheduled: Scheduled[]
  /** Begins an answer to a message. */
  onReply: (message: ChatMessage) => void
}

/** A loaded conversation's messages; looking at the newest marks them as read. */
export function ThreadView({ ref, row, to, thread, scheduled, onReply }: ThreadViewProps) {
  const list = useRef<MessageListHandle>(null)
  const { type, conversation_id: id } = to
  const [isAtEnd, setAtEnd] = useState(true)
  const isWatching = useAttention() && isAtEnd
  const older = useOlder(type, id, thread)
  const outbox = useOutbox().filter((unsent) => unsent.conversation_id === id)
  const { retry, discard } = useSend(to)
  const { resend, settle } = useDeeds(to)
  const block = useSendingBlock(row, type)
  const { askFirst, question } = useAskingFirst(row.contact_id, thread.messages)

  const { onShow, onForward, dialogs } = usePassingOn(row, { type, id })
  const { user } = useSession()
  const writer = user ? fullNameOf(user) : ''

  const { messages } = thread
  const resent = new Set(messages.flatMap(({ resend_of }) => resend_of ?? []))
  const { firstUnreadId, missing, clearMarker } = useUnreadMarker(messages, row.channels[type].unread_count, isWatching)
  useMarkRead(row, type, id, messages, isWatching && !row.reads_only)

  const seekUnread = useSeekUnread(missing, thread, older, list)
  const jump = useJump(thread, older, list)
  useSought(id, jump)
  useImperativeHandle(ref, () => ({
    answered: () => {
      clearMarker()
      list.current?.scrollToEnd()
    },
    showEnd: () => list.current?.scrollToEnd(),
  }))

  const pictures = useMemo(() => picturesOf(messages), [messages])
  return (
    <Pictures value={pictures}>
      <MessageList
        ref={list}
        items={threadItems(messages, outbox, writer, firstUnreadId, scheduled)}
        start={<ThreadStart thread={thread} older={older} />}
        onNearStart={older.loadOlder}
        onAtEnd={setAtEnd}
        onFirstUnread={seekUnread}
        renderItem={(item) => (
          <ThreadItemView
            item={item}
            type={type}
            conversationId={id}
            name={nameOf(row)}
            vehicle={row.vehicle}
            writer={writer}
            deeds={{
              settle,
              resend:
                item.kind === 'message' && mayResend(item.message, resent, block)
                  ? (message) => askFirst(message.sent_at, () => resend(message))
                  : undefined,
            }}
            onJump={jump}
            onReply={block === null ? onReply : undefined}
            onShow={onShow}
            onForward={onForward}
            onRetry={(unsent) => void askFirst(unsent.written_at, () => retry(unsent))}
            askFirst={askFirst}
            onDiscard={discard}
          />
        )}
      />
      {question}
      <NewsForScreenReaders messages={messages} name={nameOf(row)} />
      {dialogs}
    </Pictures>
  )
}

/** Loads older messages until the first unread one is there, and goes to it. */
function useSeekUnread(
  missing: number,
  thread: Thread,
  older: ReturnType<typeof useOlder>,
  list: RefObject<MessageListHandle | null>,
) {
  const [isSeeking, setSeeking] = useState(false)
  const seek = useEffectEvent(() => {
    if (missing > 0 && thread.cursor !== null && !older.hasFailed) return void older.loadOlder()
    setSeeking(false)
    list.current?.scrollToFirstUnread()
  })
  const step = isSeeking ? `${missing} ${thread.cursor} ${older.hasFailed}` : null
  useEffect(() => {
    if (step !== null) seek()
  }, [step])
  return () => setSeeking(true)
}

/** Goes to the message that a search, or a link, asks for. */
function useSought(id: string, jump: (message: string) => void) {
  const { sought, conversation } = useChatPlace()
  const seekMessage = useEffectEvent(() => {
    if (sought && conversation === id) jump(sought.message)
  })
  const ask = sought?.ask
  useEffect(() => {
    if (ask !== undefined) seekMessage()
  }, [ask])
}
