import { Inbox } from 'lucide-react'
import { SOURCES } from '#contract/customers/source-kinds.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import './parts.css'

/** The form or lead provider that this came by, above what was asked. */
export function LeadLine({ lead: { kind, detail } }: { lead: NonNullable<ChatMessage['lead']> }) {
  const language = useLanguage()
  return (
    <div className="chat-referral">
      <span className="chat-referral-kind">
        <Inbox aria-hidden /> {SOURCES[kind][language]}
        {detail && ` · ${detail}`}
      </span>
    </div>
  )
}
