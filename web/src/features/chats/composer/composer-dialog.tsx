import type { ComponentType } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { ComposerDialogProps } from '../../../lib/slots.ts'
import { useSchedule } from '../later/use-schedule.ts'
import { nameOf } from '../name-of.ts'
import type { Recipient } from '../sending/use-send.ts'
import { useSendTemplate } from '../sending/use-send-template.ts'

type Props = Pick<ComposerDialogProps, 'open' | 'onClose' | 'blocked' | 'onSend'> & {
  Dialog: ComponentType<ComposerDialogProps>
  row: ConversationRow
  to: Recipient
}

/** What an action of the composer opens; it stays open when the customer writes meanwhile. */
export function ComposerDialog({ Dialog, row, to: { type, ...to }, ...rest }: Props) {
  const onSendTemplate = useSendTemplate({ type, ...to })
  const address = row.channels[type].address ?? ''
  const schedule = useSchedule({ type, ...to })
  return (
    <Dialog
      to={{ contact: row.contact_id, name: nameOf(row), type, address }}
      onSendTemplate={onSendTemplate}
      onScheduleTemplate={({ template, values }, at, unlessReply) =>
        schedule([{ template_id: template.id, variables: values }], at, unlessReply)
      }
      {...rest}
    />
  )
}
