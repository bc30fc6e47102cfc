import { CheckCheck, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useText } from '../../../lib/language/text.ts'
import { useMay } from '../../../lib/session.ts'
import { windowOf } from '../sending/block-words.ts'
import type { Mark } from './delivery-mark.ts'
import { failureKey } from './failure-key.ts'
import { failures } from './failures.ts'
import { useThreadText } from './texts.ts'

/** What can be done about a message; each is over once the thread shows what it did. */
export interface Deeds {
  /** Absent where it can't be sent at the moment, or was sent again. */
  resend?: (message: ChatMessage) => Promise<unknown>
  settle: (message: ChatMessage) => Promise<unknown>
}

interface DeliveryReasonProps {
  message: ChatMessage
  type: Channel
  mark: Mark
  deeds: Deeds
}

/** The reason a message didn't arrive or has an unknown fate, and what to do. */
export function DeliveryReason({ message, type, mark, deeds: { resend, settle } }: DeliveryReasonProps) {
  const t = useThreadText()
  const say = useText(failures)
  const mayWrite = useMay('write')
  const [isBusy, setBusy] = useState(false)
  const isChecking = mark === 'unknown' && message.error_code === null
  if (isChecking) return <p className="chat-reason">{say('checking')}</p>
  if (mark !== 'failed' && mark !== 'unknown') return null

  const busyWhile = (deed: (message: ChatMessage) => Promise<unknown>) => () => {
    setBusy(true)
    return deed(message).finally(() => setBusy(false))
  }
  return (
    <div className="chat-reason" data-tone={mark === 'failed' ? 'error' : undefined}>
      <p>
        {mark === 'failed' && <strong>{t('mark_failed')}. </strong>}
        {say(failureKey(message.error_code), { code: message.error_code ?? '', ...windowOf(type) })}
      </p>
      {mark === 'unknown' && mayWrite && (
        <button type="button" className="chat-link-button" disabled={isBusy} onClick={busyWhile(settle)}>
          <CheckCheck aria-hidden /> {t('it_arrived')}
        </button>
      )}
      {resend && (
        <button type="button" className="chat-link-button" disabled={isBusy} onClick={busyWhile(resend)}>
          <RotateCcw aria-hidden /> {t('send_again')}
        </button>
      )}
    </div>
  )
}
