import { Button } from '@chakra-ui/react'
import { LayoutTemplate } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { SendTemplateDialog } from '../../templates/index.ts'
import { nameOf } from '../name-of.ts'
import { useChatText } from '../texts.ts'
import { isTemplateOffered, offerTemplate } from './template-offer.ts'
import type { Recipient } from './use-send.ts'
import { useSendTemplate } from './use-send-template.ts'

/** A conversation that was just started is shown first, for this long (S2 §4). */
const OFFERED_AFTER_MS = 500

interface TemplateButtonProps {
  row: ConversationRow
  to: Recipient
}

/** Where free text cannot be sent: the way to what still can. */
export function TemplateButton({ row, to }: TemplateButtonProps) {
  const t = useChatText()
  const send = useSendTemplate(to)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isTemplateOffered(to.conversation_id)) return
    const timer = setTimeout(() => setOpen(true), OFFERED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [to.conversation_id])
  if (!CHANNELS[to.type].hasTemplates) return null

  // Until somebody closes it: what has just begun is drawn anew, and this with it.
  function close() {
    offerTemplate(null)
    setOpen(false)
  }
  return (
    <>
      <Button size="sm" flexShrink="0" onClick={() => setOpen(true)}>
        <LayoutTemplate size={16} /> {t('send_template')}
      </Button>
      <SendTemplateDialog
        open={isOpen}
        onClose={close}
        to={{ name: nameOf(row), address: row.channels[to.type].address ?? '' }}
        send={send}
      />
    </>
  )
}
