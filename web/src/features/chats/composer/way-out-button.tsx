import { Button } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '../../../lib/language/language.ts'
import type { ComposerAction } from '../../../lib/slots.ts'
import { isTemplateOffered } from '../sending/template-offer.ts'
import type { Recipient } from '../sending/use-send.ts'

/** A conversation that was just started is shown first, for this long (S2 §4). */
const OFFERED_AFTER_MS = 500

interface WayOutButtonProps {
  action: ComposerAction
  to: Recipient
  onOpen: () => void
}

/** Where free text cannot be sent: the way to what still can. */
export function WayOutButton({ action: { icon: Icon, title }, to, onOpen }: WayOutButtonProps) {
  const language = useLanguage()
  const openOffered = useEffectEvent(onOpen)
  useEffect(() => {
    if (!isTemplateOffered(to.conversation_id)) return
    const timer = setTimeout(() => openOffered(), OFFERED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [to.conversation_id])
  return (
    <Button size="sm" flexShrink="0" onClick={onOpen}>
      <Icon size={16} /> {title[language]}
    </Button>
  )
}
