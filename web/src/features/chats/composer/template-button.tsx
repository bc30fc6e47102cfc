import { Button } from '@chakra-ui/react'
import { LayoutTemplate } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useChatText } from '../texts.ts'
import { isTemplateOffered } from './template-offer.ts'
import type { Recipient } from './use-send.ts'

/** A conversation that was just started is shown first, for this long (S2 §4). */
const OFFERED_AFTER_MS = 500

/** Where free text cannot be sent: the way to what still can. */
export function TemplateButton({ to, onOpen }: { to: Recipient; onOpen: () => void }) {
  const t = useChatText()
  const openOffered = useEffectEvent(onOpen)
  useEffect(() => {
    if (!isTemplateOffered(to.conversation_id)) return
    const timer = setTimeout(() => openOffered(), OFFERED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [to.conversation_id])
  return (
    <Button size="sm" flexShrink="0" onClick={onOpen}>
      <LayoutTemplate size={16} /> {t('send_template')}
    </Button>
  )
}
