import { useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { usePreview } from '../../../lib/use-preview.ts'
import { useThreadText } from './texts.ts'

/** Says what the customer writes while the conversation is open; scrolling through the log says nothing. */
export function NewsForScreenReaders({ messages, name }: { messages: ChatMessage[]; name: string }) {
  const t = useThreadText()
  const preview = usePreview()
  const last = messages.findLast(({ direction }) => direction === 'inbound')
  const [opened] = useState(last?.id)
  return (
    <div className="chat-hidden" role="status" aria-live="polite">
      {last &&
        last.id !== opened &&
        `${t('from_customer', { name })}: ${last.call ? t('missed_call') : preview(last.body)}`}
    </div>
  )
}
