import { Navigate } from 'react-router'
import { useUserId } from '../../lib/session.ts'
import { chatAddress } from './chat-address.ts'
import { findLastConversation } from './last-conversation.ts'

/** Where the installed app begins: in the conversation that was open last. */
export function Start() {
  const last = findLastConversation(useUserId())
  return <Navigate to={last ? chatAddress(last) : '/chats'} replace />
}
