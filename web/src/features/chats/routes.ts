import { MessagesSquare } from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'

export const chats: Feature = {
  pages: [
    { path: 'chats/:conversationId?', lazy: async () => ({ Component: (await import('./page.tsx')).ChatsPage }) },
  ],
  entry: { to: '/chats', title: { en: 'Leads', es: 'Clientes' }, icon: MessagesSquare, isInbox: true },
}
