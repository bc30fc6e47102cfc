import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { SendTemplateDialog } from '../../templates/index.ts'
import { nameOf } from '../name-of.ts'
import { offerTemplate } from './template-offer.ts'
import type { Recipient } from './use-send.ts'
import { useSendTemplate } from './use-send-template.ts'

interface TemplateDialogProps {
  row: ConversationRow
  to: Recipient
  open: boolean
  onClose: () => void
}

/** A template to choose, fill in and send; it stays open when the customer writes meanwhile. */
export function TemplateDialog({ row, to, open, onClose }: TemplateDialogProps) {
  const send = useSendTemplate(to)
  return (
    <SendTemplateDialog
      open={open}
      onClose={() => {
        // Until somebody closes it: what has just begun is drawn anew, and this with it.
        offerTemplate(null)
        onClose()
      }}
      to={{ name: nameOf(row), address: row.channels[to.type].address ?? '' }}
      send={send}
    />
  )
}
