import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { nameOf } from '../name-of.ts'
import { useChatText } from '../texts.ts'
import { Summary } from './summary.tsx'

/** Shows the contact's summary beside the thread. */
export function ContactPanel({ row }: { row: ConversationRow }) {
  const t = useChatText()
  return (
    <aside className="chat-contact" aria-label={t('details_of', { name: nameOf(row) })}>
      <Summary row={row} isBeside />
    </aside>
  )
}
