import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useFreshContact } from '../../../data/conversations/use-fresh-contact.ts'
import { ContactSections } from '../../../parts/contact-sections.tsx'
import { ContactAvatar } from '../contact-avatar.tsx'
import { nameOf } from '../name-of.ts'
import { useChatText } from '../texts.ts'
import { Desk } from './desk.tsx'
import './details.css'

interface SummaryProps {
  row: ConversationRow
  isBeside?: boolean
}

/** Shows the contact, where they stand, and the sections that features add (S2 §2.1). */
export function Summary({ row, isBeside }: SummaryProps) {
  const t = useChatText()
  useFreshContact(row)
  return (
    <div className="chat-summary">
      <section className="chat-summary-who" aria-label={t('summary')}>
        <ContactAvatar name={row.display_name} contactId={row.contact_id} />
        <p className="chat-summary-name">{nameOf(row)}</p>
      </section>
      <Desk row={row} />
      <ContactSections contact={row.contact_id} isBeside={isBeside} />
    </div>
  )
}
