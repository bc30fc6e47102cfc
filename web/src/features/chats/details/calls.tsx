import { Suspense } from 'react'
import { allAddresses } from '#contract/customers/channels/addresses.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useText } from '../../../lib/language/text.ts'
import { PageSpinner } from '../../../ui/page-spinner.tsx'
import { ContactCalls } from '../../calls/index.ts'
import { nameOf } from '../name-of.ts'

/** The calls with a contact (S2 §2.1). */
export function Calls({ row }: { row: ConversationRow }) {
  const common = useText()
  return (
    <div className="chat-summary-page">
      <Suspense fallback={<PageSpinner text={common('loading')} />}>
        <ContactCalls
          contact={row.contact_id}
          name={nameOf(row)}
          numbers={allAddresses(row.contact).filter(({ value }) => value.startsWith('+'))}
        />
      </Suspense>
    </div>
  )
}
