import { useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useSlot } from '../../../lib/slots.ts'
import { usePreview } from '../../../lib/use-preview.ts'
import { useThreadText } from './texts.ts'

/** Says what the customer writes while the conversation is open; scrolling through the log says nothing. */
export function NewsForScreenReaders({ messages, name }: { messages: ChatMessage[]; name: string }) {
  const t = useThreadText()
  const preview = usePreview()
  const language = useLanguage()
  const last = messages.findLast(({ direction }) => direction === 'inbound')
  const item = useSlot('threadItems').find(({ isFor }) => last && isFor(last))
  const [opened] = useState(last?.id)
  return (
    <div className="chat-hidden" role="status" aria-live="polite">
      {last &&
        last.id !== opened &&
        `${t('from_customer', { name })}: ${item ? item.title[language] : preview(last.body)}`}
    </div>
  )
}
