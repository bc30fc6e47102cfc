import { useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useAct } from '../../../lib/acts.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { type ComposerAction, useSlot } from '../../../lib/slots.ts'
import { ComposerButton } from '../composer-button.tsx'
import type { Recipient, Sendable } from '../sending/use-send.ts'
import { ComposerDialog } from './composer-dialog.tsx'

interface ComposerActionsProps {
  row: ConversationRow
  to: Recipient
  blocked: string | undefined
  messages: readonly ChatMessage[] | undefined
  onLook: () => void
  onSend: (content: Sendable) => void
  /** Puts words behind the text. */
  onInsert: (words: string) => void
}

/** Other features' buttons beside the field. */
export function ComposerActions(props: ComposerActionsProps) {
  const actions = useSlot('composerActions').filter(
    ({ isWayOut, isFor }) => !isWayOut && (isFor?.(props.to.type) ?? true),
  )
  return actions.map((action) => <Action key={action.id} action={action} {...props} />)
}

function Action({ action, onSend, onInsert, ...rest }: ComposerActionsProps & { action: ComposerAction }) {
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { id, icon, title, opens } = action
  const { blocked } = rest
  const act = () => (typeof opens === 'string' ? onInsert(opens) : setOpen(true))
  const isDialog = typeof opens !== 'string'
  useAct(blocked ? null : { id: `composer-${id}`, label: title[language], group: 'conversation', isDialog, run: act })
  return (
    <>
      <ComposerButton icon={icon} label={title[language]} blocked={blocked} onClick={act} />
      {typeof opens !== 'string' && (
        <ComposerDialog
          Dialog={opens}
          open={isOpen}
          onClose={() => setOpen(false)}
          onSend={(body, vehicle_id) => onSend({ body, vehicle_id })}
          {...rest}
        />
      )}
    </>
  )
}
