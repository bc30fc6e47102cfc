import type { ReactNode } from 'react'
import { addressesIn } from '#contract/customers/channels/addresses.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { ContactSections } from '../../../parts/contact-sections.tsx'
import { Labels } from '../../labels/index.ts'
import { ContactAvatar } from '../contact-avatar.tsx'
import { PhoneNumber } from '../header/phone-number.tsx'
import { nameOf } from '../name-of.ts'
import { useChatText } from '../texts.ts'
import './details.css'

interface SummaryProps {
  row: ConversationRow
  /** Stands between who it is and the notes. */
  children?: ReactNode
}

/** Who a contact is, and what colleagues wrote down (S2 §2.1). */
export function Summary({ row, children }: SummaryProps) {
  const t = useChatText()
  const { email, company } = row.contact
  const numbers = [...new Set(Object.values(addressesIn(row.contact)))].filter((number) => typeof number === 'string')
  return (
    <div className="chat-summary">
      <section className="chat-summary-who" aria-label={t('tab_summary')}>
        <ContactAvatar name={row.display_name} contactId={row.contact_id} />
        <div>
          <p className="chat-summary-name">{nameOf(row)}</p>
          {numbers.map((number) => (
            <PhoneNumber key={number} number={number} contact={row.contact_id} />
          ))}
          {[email, company].filter(Boolean).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Labels labels={row.labels} />
        </div>
      </section>
      {children}
      <ContactSections contact={row.contact_id} />
    </div>
  )
}
