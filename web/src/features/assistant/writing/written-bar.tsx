import { Button } from '@chakra-ui/react'
import { Sparkles, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { begunOn } from '../../../data/conversations/conversation-on.ts'
import { useText } from '../../../lib/language/text.ts'
import type { Writing } from '../../../lib/slots.ts'
import { SourceList } from '../../../parts/source-list.tsx'
import { useAssistantText } from '../texts.ts'
import { AddedLine } from './added-line.tsx'
import { writingTexts } from './texts.ts'
import './writing.css'
import { forgetWritten, useWritten } from './written.ts'

/** Says that the AI wrote the text in the field, what it rests on, and brings back the text before. */
export function WrittenBar({ row, type, text, replace }: Writing) {
  const t = useText(writingTexts)
  const shared = useAssistantText()
  const id = begunOn(row, type)
  const written = useWritten(id)
  // Sent, or deleted.
  const isGone = id !== null && text === ''
  useEffect(() => {
    if (isGone) forgetWritten(id)
  }, [isGone, id])
  if (!written || isGone || id === null) return null
  // What whoever reads it has taken out again is told no more.
  const left = written.added?.filter((one) => text.includes(one.text))
  return (
    <section className="assistant-written" aria-label={t('written')}>
      <p>
        <Sparkles aria-hidden /> <span>{t('written')}</span>
        <Button
          size="xs"
          variant="ghost"
          onClick={() => {
            replace(0, text.length, written.before)
            forgetWritten(id)
          }}
        >
          <Undo2 /> {t('undo')}
        </Button>
      </p>
      <AddedLine added={left} where="text" />
      <SourceList sources={written.sources} label={shared('sources')} />
    </section>
  )
}
