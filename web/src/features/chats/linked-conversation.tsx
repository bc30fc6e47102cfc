import { Navigate } from 'react-router'
import { ConversationFailed } from './conversation-failed.tsx'
import { ThreadSkeleton } from './thread/thread-skeleton.tsx'
import { useConversation } from './use-conversation.ts'

/** Opens /chats/{conversation_id}: finds whose conversation it is and shows it on its channel. */
export function LinkedConversation({ id, onBack }: { id: string; onBack: () => void }) {
  const { data: row, error, mutate } = useConversation(id)
  if (row) {
    const type = row.sms_conversation_id === id ? 'sms' : 'whatsapp'
    return <Navigate to="/chats" replace state={{ selection: { contact_id: row.contact_id, type } }} />
  }
  if (error) return <ConversationFailed error={error} onRetry={() => mutate()} onBack={onBack} />
  return <ThreadSkeleton />
}
