import * as z from 'zod'
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
      total_chats: z.number().int(),
      unread_chats: z.number().int(),
      calls_today: z.number().int(),
      contacts: z.number().int(),
      inventory: z.number().int(),
      recent: z.array(ConversationRow),
    }),
  }),
}
