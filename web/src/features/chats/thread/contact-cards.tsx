import { ContactRound, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PhoneNumber } from '../header/phone-number.tsx'
import { useThreadText } from './texts.ts'
import './parts.css'
import { May } from '../../../parts/may.tsx'

type Card = ChatMessage['contacts'][number]

const SaveContact = lazyDialog(
  async () => (await import('./save-contact.tsx')).SaveContact,
  ({ card }) => card !== null,
)

/** The people of a contact card, each to be made a contact of the dealership. */
export function ContactCards({ cards }: { cards: Card[] }) {
  const t = useThreadText()
  const [saved, save] = useState<Card | null>(null)
  return (
    <>
      {cards.map((card) => (
        <div key={`${card.name} ${card.numbers.join()}`} className="chat-card">
          <p className="chat-card-name" dir="auto">
            <ContactRound aria-hidden /> {card.name || t('card_without_name')}
          </p>
          {card.numbers.map((number) => (
            <PhoneNumber key={number} number={number} />
          ))}
          <May right="edit">
            <button type="button" className="chat-link-button" onClick={() => save(card)}>
              <UserPlus aria-hidden /> {t('save_contact')}
            </button>
          </May>
        </div>
      ))}
      <SaveContact card={saved} onClose={() => save(null)} />
    </>
  )
}
