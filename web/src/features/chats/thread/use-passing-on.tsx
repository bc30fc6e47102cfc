import { useCallback, useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { Place } from '../../../data/messages/messages.ts'
import { useMay } from '../../../lib/session.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { type Forwarding, forgetTakenBack, useTakenBack } from '../forward/taken-back.ts'
import { nameOf } from '../name-of.ts'

const ShowColleague = lazyDialog(
  async () => (await import('../show/show-colleague.tsx')).ShowColleague,
  ({ message }) => message !== null,
)
const ForwardMail = lazyDialog(
  async () => (await import('../forward/forward-mail.tsx')).ForwardMail,
  ({ forwarding }) => forwarding !== null,
)

/** Returns what shows a message of a thread to a colleague, and what forwards a mail of it, each absent for whoever may not, and their dialogs. */
export function usePassingOn(row: ConversationRow, place: Place) {
  const mayNote = useMay('edit') && !row.reads_only
  const mayWrite = useMay('write') && !row.reads_only
  const [shown, show] = useState<ChatMessage | null>(null)
  const [begun, begin] = useState<Forwarding | null>(null)
  const takenBack = useTakenBack(place.id)
  const forward = useCallback((message: ChatMessage) => begin({ message, to: '', body: '' }), [])
  const name = nameOf(row)
  return {
    onShow: mayNote ? show : undefined,
    onForward: mayWrite ? forward : undefined,
    dialogs: (
      <>
        <ShowColleague
          message={shown}
          name={name}
          contact={row.contact_id}
          conversation={place.id}
          onClose={() => show(null)}
        />
        <ForwardMail
          forwarding={begun ?? takenBack ?? null}
          name={name}
          place={place}
          onClose={() => {
            if (begun) begin(null)
            else if (takenBack) forgetTakenBack(takenBack)
          }}
        />
      </>
    ),
  }
}
