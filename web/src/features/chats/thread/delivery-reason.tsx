import { RotateCcw } from 'lucide-react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useText } from '../../../lib/language/text.ts'
import { windowOf } from '../composer/block-words.ts'
import { failures } from '../texts/failures.ts'
import { useChatText } from '../texts.ts'
import type { Mark } from './delivery-mark.ts'
import { failureKey } from './failure-key.ts'

interface DeliveryReasonProps {
  message: ChatMessage
  type: Channel
  mark: Mark
  onResend?: (body: string) => void
}

/** Why a message did not arrive, or that nobody knows whether it did, and what to do. */
export function DeliveryReason({ message, type, mark, onResend }: DeliveryReasonProps) {
  const t = useChatText()
  const say = useText(failures)
  const isChecking = mark === 'unknown' && message.error_code === null
  if (isChecking) return <p className="chat-reason">{say('checking')}</p>
  if (mark !== 'failed' && mark !== 'unknown') return null
  const isText = !message.template && message.media.length === 0 && message.body !== ''
  return (
    <div className="chat-reason" data-tone={mark === 'failed' ? 'error' : undefined}>
      <p>
        {mark === 'failed' && <strong>{t('mark_failed')}. </strong>}
        {say(failureKey(message.error_code), { code: message.error_code ?? '', ...windowOf(type) })}
      </p>
      {onResend && isText && (
        <button type="button" className="chat-link-button" onClick={() => onResend(message.body)}>
          <RotateCcw aria-hidden /> {t('resend')}
        </button>
      )}
    </div>
  )
}
