import { useLanguage } from '../../../lib/language/language.ts'
import type { Unsent } from '../composer/outbox.ts'
import { useChatText } from '../texts.ts'
import { useNow } from '../use-now.ts'
import { dayLabel } from './day-label.ts'
import { MessageBubble } from './message-bubble.tsx'
import type { ThreadItem } from './thread-items.ts'
import { UnsentBubble } from './unsent-bubble.tsx'

interface ThreadItemViewProps {
  item: ThreadItem
  name: string
  onResend?: (body: string) => void
  onRetry: (unsent: Unsent) => void
  onDiscard: (unsent: Unsent) => void
}

/** One line of the conversation. */
export function ThreadItemView({ item, name, onResend, onRetry, onDiscard }: ThreadItemViewProps) {
  const t = useChatText()
  switch (item.kind) {
    case 'day':
      return <DaySeparator at={item.at} />
    case 'unread':
      return (
        <div className="chat-separator" data-kind="unread">
          <span>{t('unread_divider')}</span>
        </div>
      )
    case 'message':
      return <MessageBubble message={item.message} name={name} joined={item.joined} onResend={onResend} />
    case 'unsent':
      return <UnsentBubble unsent={item.unsent} onRetry={onRetry} onDiscard={onDiscard} />
  }
}

function DaySeparator({ at }: { at: string }) {
  const t = useChatText()
  const label = dayLabel(at, useNow(), useLanguage(), { today: t('today'), yesterday: t('yesterday') })
  return (
    <div className="chat-separator" data-kind="day">
      <span>{label}</span>
    </div>
  )
}
