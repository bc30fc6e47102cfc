import * as z from 'zod/mini'
import { Count } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { ConversationRow } from './conversation-row.ts'

/** The counters and recent activity of /dashboard, of what the caller may see. */
export const dashboard = {
  get: route({
    method: 'GET',
    path: '/api/dashboard',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    isBusy: true,
    output: z.object({
      total_chats: Count,
      unread_chats: Count,
      calls_today: Count,
      contacts: Count,
      inventory: Count,
      recent: z.array(ConversationRow),
    }),
  }),
  /** Alone, for every page shows it and asks often. */
  unread: route({
    method: 'GET',
    path: '/api/dashboard/unread',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    isBusy: true,
    output: z.object({ unread_chats: Count }),
  }),
}
