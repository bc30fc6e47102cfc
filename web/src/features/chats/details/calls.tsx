import { Button } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { nameOf } from '../name-of.ts'
import { useChatText } from '../texts.ts'

/** The calls with a contact: none are kept yet. */
export function Calls({ row }: { row: ConversationRow }) {
  const t = useChatText()
  const number = row.contact.phone
  return (
    <div className="chat-pane-center">
      <EmptyState
        icon={<Phone />}
        title={t('no_calls')}
        description={number ? t('no_calls_hint', { name: nameOf(row) }) : t('no_address_sms')}
        action={
          number?.startsWith('+') && (
            <Button asChild variant="outline">
              <a href={`tel:${number}`}>
                <Phone /> {t('call_number', { number: phoneText(number) })}
              </a>
            </Button>
          )
        }
      />
    </div>
  )
}
