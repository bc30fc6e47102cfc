import { RotateCcw } from 'lucide-react'
import type { ChatMessage } from '../../../../../functions/contract/chat-message.ts'
import { useText } from '../../../lib/language/text.ts'
import { failures } from '../texts/failures.ts'
import { useChatText } from '../texts.ts'
import type { Mark } from './delivery-mark.ts'
import { failureKey } from './failure-key.ts'

interface DeliveryReasonProps {
  message: ChatMessage
  mark: Mark
  onResend?: (body: string) => void
}

/** Why a message did not arrive and what to do, or that nobody knows yet whether it did. */
export function DeliveryReason({ message, mark, onResend }: DeliveryReasonProps) {
  const t = useChatText()
  const say = useText(failures)
  if (mark === 'unknown') return <p className="chat-reason">{t('unknown_explained')}</p>
  if (mark !== 'failed') return null
  const isText = message.media.length === 0 && message.body !== ''
  return (
    <div className="chat-reason" data-tone="error">
      <p>
        <strong>{t('mark_failed')}.</strong> {say(failureKey(message.error_code), { code: message.error_code ?? '' })}
      </p>
      {onResend && isText && (
        <button type="button" className="chat-link-button" onClick={() => onResend(message.body)}>
          <RotateCcw aria-hidden /> {t('resend')}
        </button>
      )}
    </div>
  )
}
