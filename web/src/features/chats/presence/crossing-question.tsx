import { Button } from '@chakra-ui/react'
import { Users } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { usePresenceText } from './texts.ts'
import type { Crossing } from './use-crossing.ts'
import { useCrossingWords } from './use-crossing-words.ts'

interface CrossingQuestionProps {
  crossing: Crossing
  /** False while a file is still on its way to the store. */
  isSendable: boolean
  onSend: () => void
  onLook: () => void
}

/** Asked in the composer before something leaves that crosses a colleague's. The focus is on no button: Enter and space do nothing. */
export function CrossingQuestion({ crossing, isSendable, onSend, onLook }: CrossingQuestionProps) {
  const t = usePresenceText()
  const words = useCrossingWords(crossing)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
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
        {words}
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
