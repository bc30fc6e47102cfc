import { quickReplies } from '#contract/messaging/quick-replies.ts'
import { createQuickReply } from '../core/messaging/quick-replies/create-quick-reply.ts'
import { listQuickReplies } from '../core/messaging/quick-replies/list-quick-replies.ts'
import { removeQuickReply } from '../core/messaging/quick-replies/remove-quick-reply.ts'
import { updateQuickReply } from '../core/messaging/quick-replies/update-quick-reply.ts'
import { serve } from '../serve.ts'

export const handler = serve(quickReplies, {
  list: (_, ctx) => listQuickReplies(ctx),
  create: ({ body }, ctx) => createQuickReply(ctx, body),
  update: ({ params, body }, ctx) => updateQuickReply(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeQuickReply(ctx, params),
})
