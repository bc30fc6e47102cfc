import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { usePreview } from '../../lib/use-preview.ts'
import { useChatText } from './texts.ts'
import './quoted.css'

export type Quote = NonNullable<ChatMessage['reply_to']>

interface QuotedProps {
  quote: Quote
  /** The customer's. */
  name: string
  /** Leads to it; absent where it is only shown. */
  onJump?: (id: string) => void
}

/** The message that another one answers: whose it is, and how it begins. */
export function Quoted({ quote, name, onJump }: QuotedProps) {
  const t = useChatText()
  const preview = usePreview()
  const words = (
    <>
      <span className="chat-quoted-who">{quote.direction === 'inbound' ? name : t('quoted_ours')}</span>
      <span className="chat-quoted-text" dir="auto">
        {preview(quote.body) || t('quoted_without_text')}
      </span>
    </>
  )
  if (!onJump) return <div className="chat-quoted">{words}</div>
  return (
    <button type="button" className="chat-quoted" title={t('show_quoted')} onClick={() => onJump(quote.id)}>
      {words}
    </button>
  )
}
