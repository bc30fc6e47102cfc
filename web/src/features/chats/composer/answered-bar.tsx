import { X } from 'lucide-react'
import { type Quote, Quoted } from '../quoted.tsx'
import { useComposerText } from './texts.ts'

interface AnsweredBarProps {
  quote: Quote
  /** The customer's. */
  name: string
  onClose: () => void
}

/** The message that the next one answers. No channel carries that through Twilio, which is said before it is sent. */
export function AnsweredBar({ quote, name, onClose }: AnsweredBarProps) {
  const t = useComposerText()
  return (
    <div className="chat-answered">
      <div>
        <Quoted quote={quote} name={name} />
        <p>{t('quote_is_ours', { name })}</p>
      </div>
      <button type="button" aria-label={t('no_quote')} title={t('no_quote')} onClick={onClose}>
        <X aria-hidden />
      </button>
    </div>
  )
}
