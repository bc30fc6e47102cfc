import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { ContactDialog } from '../../contacts/index.ts'

interface SaveContactProps {
  /** Null while nothing is asked. */
  card: ChatMessage['contacts'][number] | null
  onClose: () => void
}

/** The form of a new contact, filled in from a card that a customer shared. */
export function SaveContact({ card, onClose }: SaveContactProps) {
  const navigate = useNavigate()
  const [shown, show] = useState(card)
  // While it closes, it goes on saying whom it was about.
  if (card !== null && card !== shown) show(card)
  const [first_name = '', ...rest] = (shown?.name ?? '').split(' ')
  return (
    <ContactDialog
      contact={card && 'new'}
      start={{ first_name, last_name: rest.join(' '), phone: shown?.numbers[0] ?? '' }}
      onClose={onClose}
      onSaved={onClose}
      onOpen={(id) => navigate(`/contacts/${id}`)}
    />
  )
}
