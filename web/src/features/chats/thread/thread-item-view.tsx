import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useNow } from '../../../lib/use-now.ts'
import type { AskFirst } from '../presence/use-asking-first.tsx'
import type { Unsent } from '../sending/outbox.ts'
import type { Deeds } from './delivery-reason.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { ScheduledBubble } from './scheduled-bubble.tsx'
import { useThreadText } from './texts.ts'
import type { ThreadItem } from './thread-items.ts'
import { UnsentBubble } from './unsent-bubble.tsx'

interface ThreadItemViewProps {
  item: ThreadItem
  type: Channel
  conversationId: string
  /** The customer's. */
  name: string
  vehicle: ConversationRow['vehicle']
  /** The signed-in person's, who writes. */
  writer: string
  deeds: Deeds
  onJump: (id: string) => void
  onReply?: (message: ChatMessage) => void
  onShow?: (message: ChatMessage) => void
  onForward?: (message: ChatMessage) => void
  onRetry: (unsent: Unsent) => void
  /** Asks before something written earlier crosses a colleague's text. */
  askFirst: AskFirst
  onDiscard: (unsent: Unsent) => void
}

/** One line of the conversation, with what separates it from the one before. */
export function ThreadItemView(props: ThreadItemViewProps) {
  const {
    item,
    type,
    conversationId,
    name,
    vehicle,
    writer,
    deeds,
    onJump,
    onReply,
    onShow,
    onForward,
    onRetry,
    askFirst,
    onDiscard,
  } = props
  const t = useThreadText()
  return (
    <>
      {item.opensDay && <DaySeparator at={item.at} />}
      {item.isFirstUnread && (
        <div className="chat-separator" data-kind="unread">
          <span>{t('unread_divider')}</span>
        </div>
      )}
      {item.kind === 'message' ? (
        <MessageBubble
          message={item.message}
          type={type}
          conversationId={conversationId}
          name={name}
          vehicle={vehicle}
          joined={item.joined}
          deeds={deeds}
          onJump={onJump}
          onReply={onReply}
          onShow={onShow}
          onForward={onForward}
        />
      ) : item.kind === 'scheduled' ? (
        <ScheduledBubble scheduled={item.scheduled} askFirst={askFirst} />
      ) : (
        <UnsentBubble
          unsent={item.unsent}
          name={name}
          writer={writer}
          joined={item.joined}
          onRetry={onRetry}
          onDiscard={onDiscard}
        />
      )}
    </>
  )
}

function DaySeparator({ at }: { at: string }) {
  const { dayName } = useFormats()
  return (
    <div className="chat-separator" data-kind="day">
      <span>{dayName(at, useNow())}</span>
    </div>
  )
}
