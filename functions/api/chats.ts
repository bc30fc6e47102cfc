import { assistantChats } from '#contract/assistant/assistant.ts'
import { chats } from '#contract/messaging/chats.ts'
import { getDraft } from '../core/assistant/drafts/get-draft.ts'
import { removeDraft } from '../core/assistant/drafts/remove-draft.ts'
import { addState, addStates } from '../core/assistant/modes/add-states.ts'
import { updateContactMode } from '../core/assistant/modes/update-contact-mode.ts'
import { checkWindow } from '../core/messaging/conversations/check-window.ts'
import { createConversation } from '../core/messaging/conversations/create-conversation.ts'
import { getConversation } from '../core/messaging/conversations/get-conversation.ts'
import { getStats } from '../core/messaging/conversations/get-stats.ts'
import { listChanged } from '../core/messaging/conversations/list-changed.ts'
import { listConversations } from '../core/messaging/conversations/list-conversations.ts'
import { listStates } from '../core/messaging/conversations/list-states.ts'
import { updateConversation } from '../core/messaging/conversations/update-conversation.ts'
import { updateConversationStatus } from '../core/messaging/conversations/update-conversation-status.ts'
import { updateLabels } from '../core/messaging/conversations/update-labels.ts'
import { updateSnooze } from '../core/messaging/conversations/update-snooze.ts'
import { getMailPage } from '../core/messaging/media/get-mail-page.ts'
import { presignMedia } from '../core/messaging/media/presign-media.ts'
import { requestMedia } from '../core/messaging/media/request-media.ts'
import { listMessages } from '../core/messaging/messages/list-messages.ts'
import { markConversationRead } from '../core/messaging/messages/mark-conversation-read.ts'
import { markConversationUnread } from '../core/messaging/messages/mark-conversation-unread.ts'
import { searchMessages } from '../core/messaging/messages/search-messages.ts'
import { settleMessage } from '../core/messaging/messages/settle-message.ts'
import { updatePresence } from '../core/messaging/presence/update-presence.ts'
import { listScheduled } from '../core/messaging/scheduled/list-scheduled.ts'
import { removeScheduled } from '../core/messaging/scheduled/remove-scheduled.ts'
import { addVisitor } from '../core/messaging/webchat/add-visitor.ts'
import { serve } from '../serve.ts'

// Most of what starts this function only reads, and starts sooner without what sends.
const loadSend = async () => (await import('../core/messaging/messages/send-message.ts')).sendMessage
const loadSchedule = async () => (await import('../core/messaging/scheduled/create-scheduled.ts')).createScheduled
const loadReschedule = async () => (await import('../core/messaging/scheduled/update-scheduled.ts')).updateScheduled
const loadSendNow = async () => (await import('../core/messaging/scheduled/send-scheduled-now.ts')).sendScheduledNow
const loadResend = async () => (await import('../core/messaging/messages/resend-message.ts')).resendMessage

const loadForward = async () => (await import('../core/messaging/forwards/send-forward.ts')).sendForward
const loadSendDraft = async () => (await import('../core/assistant/drafts/send-draft.ts')).sendDraft

export const handler = serve(
  { ...chats, ...assistantChats },
  {
    recent: ({ query }, ctx) => addStates(ctx, listConversations(ctx, query)),
    list: ({ query }, ctx) => addStates(ctx, listConversations(ctx, query)),
    stats: (_, ctx) => getStats(ctx),
    states: ({ query }, ctx) => listStates(ctx, query),
    open: ({ body }, ctx) => createConversation(ctx, body),
    changed: ({ query }, ctx) => addStates(ctx, listChanged(ctx, query)),
    get: ({ params }, ctx) => addState(ctx, getConversation(ctx, params)),
    messages: ({ params, query }, ctx) => listMessages(ctx, { ...params, ...query }),
    search: ({ params, query }, ctx) => searchMessages(ctx, { ...params, ...query }),
    media: ({ params }, ctx) => presignMedia(ctx, params),
    mailPage: ({ params }, ctx) => getMailPage(ctx, params),
    requestMedia: ({ params }, ctx) => requestMedia(ctx, params),
    send: async ({ params, body }, ctx) => (await loadSend())(ctx, { ...params, ...body }),
    checkWindow: ({ params, query }, ctx) => checkWindow(ctx, { ...params, ...query }),
    sendTemplate: async ({ params, body }, ctx) => (await loadSend())(ctx, { ...params, ...body }),
    read: async ({ params, body }, ctx) => {
      const { conversation, ...read } = await markConversationRead(ctx, { ...params, ...body })
      return { ...read, conversation: await addState(ctx, Promise.resolve(conversation)) }
    },
    unread: ({ params, body }, ctx) => addState(ctx, markConversationUnread(ctx, { ...params, ...body })),
    presence: ({ params, body }, ctx) => addVisitor(ctx, updatePresence(ctx, { ...params, ...body })),
    resend: async ({ params, body }, ctx) => (await loadResend())(ctx, { ...params, ...body }),
    forward: async ({ params, body }, ctx) => (await loadForward())(ctx, { ...params, ...body }),
    snooze: ({ params, body }, ctx) => addState(ctx, updateSnooze(ctx, { ...params, ...body })),
    scheduled: ({ params, query }, ctx) => listScheduled(ctx, { ...params, ...query }),
    schedule: async ({ params, body }, ctx) => (await loadSchedule())(ctx, { ...params, ...body }),
    reschedule: async ({ params, body }, ctx) => (await loadReschedule())(ctx, { ...params, ...body }),
    unschedule: ({ params }, ctx) => removeScheduled(ctx, params),
    sendScheduled: async ({ params }, ctx) => (await loadSendNow())(ctx, params),
    settle: ({ params, body }, ctx) => settleMessage(ctx, { ...params, ...body }),
    update: ({ params, body }, ctx) => addState(ctx, updateConversation(ctx, { ...params, ...body })),
    labels: ({ params, body }, ctx) => updateLabels(ctx, { ...params, ...body }),
    setAssistant: ({ params, body }, ctx) => updateContactMode(ctx, { ...params, ...body }),
    draft: ({ params }, ctx) => getDraft(ctx, params),
    sendDraft: async ({ params, body }, ctx) => (await loadSendDraft())(ctx, { ...params, ...body }),
    removeDraft: ({ params }, ctx) => removeDraft(ctx, params),
    status: ({ params, body }, ctx) => updateConversationStatus(ctx, { ...params, ...body }),
  },
)
