import * as z from 'zod/mini'
import { ConversationRow } from './chats.ts'
import { route } from './route.ts'

/** The counters and recent activity of /dashboard, of what the caller may see. */
export const dashboard = {
  get: route({
    method: 'GET',
    path: '/api/dashboard',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({
      total_chats: z.int(),
      unread_chats: z.int(),
      calls_today: z.int(),
      contacts: z.int(),
      inventory: z.int(),
      recent: z.array(ConversationRow),
    }),
  }),
}
