import { Clock } from 'lucide-react'
import { type Unsent, useOutbox } from '../sending/outbox.ts'
import type { Recipient } from '../sending/use-send.ts'
import { NoticeLine } from './notice-line.tsx'
import { useComposerText } from './texts.ts'

interface HeldLineProps {
  to: Recipient
  onUndo: (held: readonly Unsent[]) => void
}

/** Offers to take back mails that were sent and have not left yet. */
export function HeldLine({ to, onUndo }: HeldLineProps) {
  const t = useComposerText()
  const held = useOutbox().filter(
    ({ conversation_id: id, leaves_at }) => id === to.conversation_id && leaves_at !== undefined,
  )
  if (held.length === 0) return null
  const undo = (
    <button type="button" className="chat-link-button" onClick={() => onUndo(held)}>
      {t('undo')}
    </button>
  )
  return (
    <NoticeLine icon={<Clock />} tone="neutral" action={undo}>
      {t('leaves_soon')}
    </NoticeLine>
  )
}
