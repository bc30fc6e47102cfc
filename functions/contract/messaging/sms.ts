import * as z from 'zod/mini'
import { route } from '#contract/route.ts'
import { OpenedConversation } from './chats.ts'

export const sms = {
  /** Begins a conversation with a number, of a contact that is there or is made, or finds it. */
  open: route({
    method: 'POST',
    path: '/api/sms/conversations/find-or-create',
    access: 'member',
    right: 'write',
    scope: 'send_messages',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    /** In any usual writing. */
    body: z.object({ phone_number: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
    output: OpenedConversation,
  }),
}
