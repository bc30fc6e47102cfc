import { sms } from '#contract/messaging/sms.ts'
import { createConversationWith } from '../core/messaging/conversations/create-conversation-with.ts'
import { serve } from '../serve.ts'

export const handler = serve(sms, {
  open: ({ body }, ctx) => createConversationWith(ctx, body),
})
