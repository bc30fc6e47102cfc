import { Megaphone } from 'lucide-react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useThreadText } from './texts.ts'
import './parts.css'

/** The advertisement or post by which a customer came to write, above what they wrote. */
export function ReferralCard({ referral }: { referral: NonNullable<ChatMessage['referral']> }) {
  const t = useThreadText()
  const { headline, body, source_url } = referral
  return (
    <div className="chat-referral">
      <span className="chat-referral-kind">
        <Megaphone aria-hidden /> {t('from_ad')}
      </span>
      {headline && <strong dir="auto">{headline}</strong>}
      {body && <span dir="auto">{body}</span>}
      {source_url && (
        <a href={source_url} target="_blank" rel="noopener noreferrer nofollow">
          {t('open_ad')}
        </a>
      )}
    </div>
  )
}
