import * as z from 'zod/mini'
import { Count, Flag, MaybeText, Moment, Text } from '#contract/fields.ts'
import { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { route } from '#contract/route.ts'

/** The counters and recent activity of /dashboard, limited to what the caller may see. */
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
      /** Conversations in which the customer spoke last, and those of more than an hour of working hours ago. */
      unreplied: Count,
      over_an_hour: Count,
      calls_today: Count,
      contacts: Count,
      inventory: Count,
      recent: z.array(ConversationRow),
      /** Customers with unread messages, the longest wait first. */
      waiting: z.array(z.object({ since: Moment, conversation: ConversationRow })),
    }),
  }),
  /** For the last 7 or 30 days in the dealership's time zone, oldest first. */
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
          /** Number of customers who wrote that day. */
          customers: Count,
          /** Conversations opened that day and answered since, and the average wait. */
          answers: Count,
          answer_seconds: z.nullable(Count),
        }),
      ),
    }),
  }),
  /** A new dealership's setup steps; null once dismissed (setting `first_steps_hidden`). */
  firstSteps: route({
    method: 'GET',
    path: '/api/dashboard/first-steps',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:read-sealed', 'keys:csrf'],
    output: z.object({
      steps: z.nullable(
        z.object({
          number: Flag,
          assistant: Flag,
          /** A message of theirs has left. */
          message: Flag,
          team: Flag,
          inventory: Flag,
        }),
      ),
      /** Where customers write to, as far as there is something. */
      numbers: z.object({ sms: MaybeText, whatsapp: MaybeText }),
    }),
  }),
  /** A separate route, because every page shows it and requests it often. */
  unread: route({
    method: 'GET',
    path: '/api/dashboard/unread',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    isBusy: true,
    output: z.object({ unread_chats: Count }),
  }),
}
