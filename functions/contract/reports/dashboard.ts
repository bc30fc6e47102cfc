import * as z from 'zod/mini'
import { Count, Flag, Moment, Text } from '#contract/fields.ts'
import { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { route } from '#contract/route.ts'

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
      /** Customers whom nobody has read, the one who has waited longest first. */
      waiting: z.array(z.object({ since: Moment, conversation: ConversationRow })),
    }),
  }),
  /** Of the last 7 or 30 days, by the dealership's clock, oldest first. */
  figures: route({
    method: 'GET',
    path: '/api/dashboard/figures',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    query: z.object({ days: z._default(z.enum(['7', '30']), '7') }),
    output: z.object({
      data: z.array(
        z.object({
          day: Text,
          /** Who wrote that day. */
          customers: Count,
          /** Conversations opened that day that were answered since, and after how long on average. */
          answers: Count,
          answer_seconds: z.nullable(Count),
        }),
      ),
    }),
  }),
  /** What a new dealership does first; null once it was put away (setting `first_steps_hidden`). */
  firstSteps: route({
    method: 'GET',
    path: '/api/dashboard/first-steps',
    access: 'manager',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({
      steps: z.nullable(z.object({ number: Flag, message: Flag, team: Flag, inventory: Flag })),
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
