import { Button } from '@chakra-ui/react'
import { Users } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useFormats } from '../../../lib/language/formats.ts'
import { useNow } from '../../../lib/use-now.ts'
import { usePresenceText } from './texts.ts'
import type { Crossing } from './use-crossing.ts'

interface CrossingQuestionProps {
  crossing: Crossing
  /** False while a file is still on its way to the store. */
  isSendable: boolean
  onSend: () => void
  onLook: () => void
}

/** Asked in the composer before a text leaves that crosses a colleague's. The focus is on no button: Enter and space do nothing. */
export function CrossingQuestion({ crossing, isSendable, onSend, onLook }: CrossingQuestionProps) {
  const t = usePresenceText()
  const { fromNow } = useFormats()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  const { name, answeredAt } = crossing
  const now = useNow()
  // The clock of this page is behind by as much as half a minute.
  const when = answeredAt && fromNow(answeredAt, Math.max(now, Date.parse(answeredAt) + 1))
  return (
    <div
      ref={frame}
      className="chat-notice chat-crossing"
      data-tone="warning"
      role="alertdialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLook()
      }}
    >
      <span className="chat-notice-icon">
        <Users aria-hidden />
      </span>
      <p id={id} className="chat-notice-words">
        {when ? t('has_answered', { name, when }) : t('writes_now', { name })}
      </p>
      <div className="chat-crossing-buttons">
        <Button size="sm" disabled={!isSendable} onClick={onSend}>
          {t('send_anyway')}
        </Button>
        <Button size="sm" variant="outline" onClick={onLook}>
          {t('look_first')}
        </Button>
      </div>
    </div>
  )
}
