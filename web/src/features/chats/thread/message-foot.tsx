import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { AiMark } from './ai-mark.tsx'
import { DeliveryIcon } from './delivery-icon.tsx'
import type { deliveryMark } from './delivery-mark.ts'
import { useThreadText } from './texts.ts'

interface MessageFootProps {
  message: ChatMessage
  joined: boolean
  mark: ReturnType<typeof deliveryMark>
}

/** Below a message: by whom, by which number, when, and how far it has come. */
export function MessageFoot({ message, joined, mark }: MessageFootProps) {
  const t = useThreadText()
  const { time, moment } = useFormats()
  const { direction, line, user, isFromAi, sent_at, edited_at } = message
  return (
    <div className="chat-message-foot">
      {direction === 'outbound' && user && !isFromAi && !joined && (
        <span className="chat-message-user">{user.name}</span>
      )}
      {line && (
        <span>{t(direction === 'inbound' ? 'came_to_line' : 'left_from_line', { number: phoneText(line) })}</span>
      )}
      {isFromAi && <AiMark sources={message.sources} />}
      {edited_at && <span title={moment(edited_at)}>{t('edited')}</span>}
      <time dateTime={sent_at} title={moment(sent_at)}>
        {time(sent_at)}
      </time>
      {mark !== 'none' && <DeliveryIcon mark={mark} />}
    </div>
  )
}
