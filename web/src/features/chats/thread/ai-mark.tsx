import { Bot, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useThreadText } from './texts.ts'

const SourceList = lazy(async () => ({ default: (await import('../../../parts/source-list.tsx')).SourceList }))

/** Says that an AI wrote a message, and on request what its sentences rest on. */
export function AiMark({ sources }: Pick<ChatMessage, 'sources'>) {
  const t = useThreadText()
  const [isOpen, setOpen] = useState(false)
  const words = (
    <>
      <Bot aria-hidden /> {t('by_ai')}
    </>
  )
  if (sources.length === 0) return <span className="chat-message-ai">{words}</span>
  return (
    <>
      <button
        type="button"
        className="chat-message-ai"
        aria-expanded={isOpen}
        title={t('ai_sources')}
        onClick={() => setOpen(!isOpen)}
      >
        {words} <ChevronDown aria-hidden />
      </button>
      {isOpen && (
        <div className="chat-message-sources">
          <Suspense>
            <SourceList sources={sources} label={t('ai_sources')} />
          </Suspense>
        </div>
      )}
    </>
  )
}
