import { RotateCcw, Trash2 } from 'lucide-react'
import { readDefaultBody } from '#contract/messaging/default-bodies.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useNow } from '../../../lib/use-now.ts'
import { May } from '../../../parts/may.tsx'
import { DocumentLink } from '../media/document-link.tsx'
import { Quoted } from '../quoted.tsx'
import { isLate } from '../sending/is-late.ts'
import { filesOf, type Unsent } from '../sending/outbox.ts'
import { DeliveryIcon } from './delivery-icon.tsx'
import { MessageText } from './message-text.tsx'
import { useThreadText } from './texts.ts'

interface UnsentBubbleProps {
  unsent: Unsent
  /** The customer's. */
  name: string
  writer: string
  /** It follows the same writer's closely, and is drawn as one with it. */
  joined: boolean
  onRetry: (unsent: Unsent) => void
  onDiscard: (unsent: Unsent) => void
}

/** A message on its way to the server, or one that did not get there or waited too long: its text is kept. */
export function UnsentBubble({ unsent, name, writer, joined, onRetry, onDiscard }: UnsentBubbleProps) {
  const t = useThreadText()
  const { time } = useFormats()
  const { failure } = unsent
  const text = unsent.file && readDefaultBody(unsent.body) ? '' : unsent.body
  const late = isLate(unsent, useNow())
  const mark = failure || late ? 'failed' : 'pending'
  return (
    <article className="chat-message" data-direction="outbound" data-joined={joined || undefined} data-mark={mark}>
      <div className="chat-bubble">
        {unsent.reply_to && <Quoted quote={unsent.reply_to} name={name} />}
        {filesOf(unsent).map((file) => (
          <DocumentLink key={file.url} medium={file} />
        ))}
        {text !== '' && <MessageText text={text} />}
        <span className="chat-message-foot">
          {!joined && <span className="chat-message-user">{writer}</span>}
          <time dateTime={unsent.written_at}>{time(unsent.written_at)}</time>
          <DeliveryIcon mark={mark} />
        </span>
      </div>
      {mark === 'failed' && (
        <div className="chat-reason" data-tone="error" role="alert">
          <p>
            <strong>{t(late ? 'not_sent' : 'send_failed')}.</strong> {late ? t('not_sent_late') : failure}
          </p>
          <May right="write">
            <button type="button" className="chat-link-button" onClick={() => onRetry(unsent)}>
              <RotateCcw aria-hidden /> {t(late ? 'send_again' : 'resend')}
            </button>
          </May>
          <button type="button" className="chat-link-button" onClick={() => onDiscard(unsent)}>
            <Trash2 aria-hidden /> {t('discard')}
          </button>
        </div>
      )}
    </article>
  )
}
