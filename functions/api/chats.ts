import { chats } from '#contract/messaging/chats.ts'
import { getConversation } from '../core/messaging/conversations/get-conversation.ts'
import { listConversations } from '../core/messaging/conversations/list-conversations.ts'
import { updateConversationStatus } from '../core/messaging/conversations/update-conversation-status.ts'
import { listMessages } from '../core/messaging/messages/list-messages.ts'
import { markConversationRead } from '../core/messaging/messages/mark-conversation-read.ts'
import { openMedia } from '../core/messaging/messages/open-media.ts'
import { sendMessage } from '../core/messaging/messages/send-message.ts'
import { serve } from '../serve.ts'

export const handler = serve(chats, {
  recent: ({ query }, ctx) => listConversations(ctx, query),
  get: ({ params }, ctx) => getConversation(ctx, params),
  messages: ({ params, query }, ctx) => listMessages(ctx, { ...params, ...query }),
  media: ({ params }, ctx) => openMedia(ctx, params),
  send: ({ params, body }, ctx) => sendMessage(ctx, { ...params, ...body }),
  read: ({ params, body }, ctx) => markConversationRead(ctx, { ...params, ...body }),
  status: ({ params, body }, ctx) => updateConversationStatus(ctx, { ...params, ...body }),
})
