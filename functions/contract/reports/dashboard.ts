import * as z from 'zod/mini'
import { Count, Flag, MaybeText, Moment, Text } from '#contract/fields.ts'
import { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { route } from '#contract/route.ts'
import { FIGURE_NAMES } from './report-words.ts'

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
      /**
       * Some of those in which the customer spoke last, the longest wait first and mere thanks last; long: among those of more
       * than an hour.
       */
      waiting: z.array(z.object({ since: Moment, is_long: Flag, conversation: ConversationRow })),
      /** Whose they are, for who sees everybody's: nobody's without an agent. Who has most of the long ones comes first. */
      behind: z.array(
        z.object({ agent: z.nullable(z.object({ id: Text, name: Text })), unreplied: Count, over_an_hour: Count }),
      ),
    }),
  }),
  /** The last seven days beside the seven before, as reports tell them; agents see their own. */
  week: route({
    method: 'GET',
    path: '/api/dashboard/week',
    access: 'member',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    output: z.object({
      from: Text,
      to: Text,
      figures: z.array(
        z.object({ name: z.enum(FIGURE_NAMES), value: z.nullable(z.number()), before: z.nullable(z.number()) }),
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
