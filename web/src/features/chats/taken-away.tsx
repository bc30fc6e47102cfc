import { Button } from '@chakra-ui/react'
import { ArrowLeft, UserRoundX } from 'lucide-react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { wasTaken } from '../../data/conversations/taken-leads.ts'
import { useSession } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { draftsOf } from './composer/use-draft.ts'
import { filesKeptFor } from './files/use-attachments.ts'
import { useOutbox } from './sending/outbox.ts'
import { useChatText } from './texts.ts'

/**
 * The open contact is no longer there for the reader. Only who sees everybody's learns that it was deleted: to others it
 * may as well be a colleague's, and what they were writing is kept.
 */
export function TakenAway({ row, onBack }: { row: ConversationRow; onBack: () => void }) {
  const t = useChatText()
  const { user } = useSession()
  const userId = user?.id ?? ''
  const { contact_id: contactId } = row
  const isTaken = row.assigned_agent === null && wasTaken(contactId)
  const isDeleted = user?.sees_all_chats
  const hasUnsent = useOutbox().some(({ contact_id }) => contact_id === contactId)
  const hasDraft = hasUnsent || draftsOf(userId, contactId).length > 0 || filesKeptFor(userId, contactId).length > 0
  return (
    <div className="chat-pane-center">
      <div role="alert">
        <EmptyState
          icon={<UserRoundX />}
          title={t(isDeleted ? 'contact_deleted' : isTaken ? 'taken_by_colleague' : 'taken_away')}
          description={isDeleted ? undefined : t(hasDraft ? 'taken_away_draft' : 'taken_away_hint')}
          action={
            <Button variant="outline" onClick={onBack}>
              <ArrowLeft /> {t('back_to_list')}
            </Button>
          }
        />
      </div>
    </div>
  )
}
