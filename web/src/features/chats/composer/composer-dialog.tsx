import { type ComponentType, useEffect, useRef } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { ComposerDialogProps } from '../../../lib/slots.ts'
import { useSchedule } from '../later/use-schedule.ts'
import { nameOf } from '../name-of.ts'
import { CrossingDialog } from '../presence/crossing-dialog.tsx'
import { useCrossing } from '../presence/use-crossing.ts'
import type { Recipient } from '../sending/use-send.ts'
import { useSendTemplate } from '../sending/use-send-template.ts'

type Props = Pick<ComposerDialogProps, 'open' | 'onClose' | 'blocked' | 'onSend'> & {
  Dialog: ComponentType<ComposerDialogProps>
  row: ConversationRow
  to: Recipient
  messages: readonly ChatMessage[] | undefined
  onLook: () => void
}

/** What an action of the composer opens; it stays open when the customer writes meanwhile. */
export function ComposerDialog({ Dialog, row, to: { type, ...to }, messages, onLook, onSend, ...rest }: Props) {
  const sendTemplate = useSendTemplate({ type, ...to })
  const address = row.channels[type].address ?? ''
  const schedule = useSchedule({ type, ...to })
  const crossing = useCrossing(row.contact_id, messages)
  const { asked, newest } = crossing
  const since = useRef<string>(undefined)
  useEffect(() => {
    if (!rest.open) since.current = undefined
    else since.current ??= newest
  }, [rest.open, newest])

  /** Ends when it was sent, and also where they look first: then there is nothing to wait for. */
  const leave = (send: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      const sends = () => resolve(send())
      const looks = () => {
        resolve()
        onLook()
      }
      if (!crossing.asks({ send: sends, since: since.current, onLook: looks })) sends()
    })
  const answer = (how: (() => void) | undefined) => {
    crossing.answered()
    how?.()
  }
  return (
    <>
      <Dialog
        to={{ contact: row.contact_id, name: nameOf(row), type, address }}
        onSend={(...content) => void leave(async () => onSend(...content))}
        onSendTemplate={(filled) => leave(() => sendTemplate(filled))}
        onScheduleTemplate={({ template, values }, at, unlessReply) =>
          leave(() => schedule([{ template_id: template.id, variables: values }], at, unlessReply))
        }
        {...rest}
      />
      {asked && (
        <CrossingDialog
          key={asked.times}
          crossing={asked.crossing}
          onSend={() => answer(asked.send)}
          onLook={() => answer(asked.onLook)}
        />
      )}
    </>
  )
}
