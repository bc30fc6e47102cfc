import * as z from 'zod/mini'
import { Channel, Message as Confirmation, ConversationStatus, Id, MessageStatus, Moment, PerPage } from './fields.ts'
import { route } from './route.ts'

/** What one channel of a contact allows at the moment. */
const ChannelState = z.object({
  unread_count: z.int(),
  /** WhatsApp: when the 24-hour window closes, null where the customer has not written. Always null for SMS. */
  window_closes_at: z.nullable(Moment),
  opted_out_at: z.nullable(Moment),
})

/** A contact with its conversations, one row of the list (S2 §3). */
export const ConversationRow = z.object({
  contact_id: z.string(),
  contact: z.object({
    name: z.string(),
    phone: z.nullable(z.string()),
    whatsapp_number: z.nullable(z.string()),
    email: z.nullable(z.string()),
    company: z.nullable(z.string()),
    notes: z.nullable(z.string()),
    stage: z.string(),
  }),
  whatsapp_conversation_id: z.nullable(z.string()),
  sms_conversation_id: z.nullable(z.string()),
  has_whatsapp: z.boolean(),
  has_sms: z.boolean(),
  labels: z.array(z.string()),
  status: ConversationStatus,
  most_recent_type: z.nullable(Channel),
  last_message_at: z.nullable(Moment),
  last_message: z.nullable(z.string()),
  display_name: z.string(),
  phone_number: z.nullable(z.string()),
  user_id: z.nullable(z.string()),
  assigned_agent: z.nullable(z.object({ id: z.string(), name: z.string() })),
  unread_count: z.int(),
  channels: z.object({ whatsapp: ChannelState, sms: ChannelState }),
})
export type ConversationRow = z.infer<typeof ConversationRow>

export const ChatMessage = z.object({
  id: z.string(),
  direction: z.enum(['inbound', 'outbound']),
  body: z.string(),
  content: z.string(),
  type: z.enum(['message', 'note']),
  sent_at: Moment,
  status: MessageStatus,
  /** Twilio's code where a message was not delivered, or ours (`not_accepted`). */
  error_code: z.nullable(z.string()),
  media_url: z.nullable(z.string()),
  media_content_type: z.nullable(z.string()),
  media: z.array(z.object({ url: z.string(), content_type: z.string() })),
  isFromAi: z.boolean(),
  user: z.nullable(z.object({ name: z.string() })),
  client_id: z.nullable(z.string()),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const conversation = z.object({ type: z.union([Channel, Id]), id: Id })
const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const

export const chats = {
  recent: route({
    method: 'GET',
    path: '/api/chats/recent-by-contact',
    access: 'member',
    uses: reads,
    query: z.object({
      status: z._default(z.enum(['all', 'active', 'closed', 'archived']), 'active'),
      search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
      per_page: z._default(PerPage, 50),
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    output: z.object({
      data: z.array(ConversationRow),
      total: z.nullable(z.int()),
      cursor: z.nullable(z.string()),
    }),
  }),
  /** One row of the list by its contact's id, or by the id of a conversation (a link to it knows no other). */
  get: route({
    method: 'GET',
    path: '/api/chats/by-contact/{contact_id}',
    access: 'member',
    uses: reads,
    params: z.object({ contact_id: Id }),
    output: ConversationRow,
  }),
  messages: route({
    method: 'GET',
    path: '/api/chats/{type}/{id}/messages',
    access: 'member',
    uses: reads,
    params: conversation,
    query: z.object({
      before: z.optional(z.string().check(z.maxLength(200))),
      after: z.optional(z.string().check(z.maxLength(200))),
      per_page: z._default(PerPage, 50),
    }),
    output: z.object({ messages: z.array(ChatMessage), cursor: z.nullable(z.string()) }),
    answers: 'etag',
  }),
  media: route({
    method: 'GET',
    path: '/api/chats/{type}/{id}/messages/{message_id}/media/{index}',
    access: 'member',
    uses: ['table:read', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    params: z.object({ type: z.union([Channel, Id]), id: Id, message_id: Id, index: z.string() }),
    output: z.object({ location: z.url() }),
    answers: 'redirect',
  }),
  send: route({
    method: 'POST',
    path: '/api/chats/{type}/{id}/send',
    access: 'member',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    params: conversation,
    body: z.object({
      body: z.string().check(
        z.maxLength(1600),
        z.refine((text) => text.trim() !== '', 'Write a message.'),
      ),
      contact_id: z.optional(Id),
      /** The browser's own id of this message: the same id twice is one message. */
      client_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    }),
    output: z.object({ message: ChatMessage }),
  }),
  read: route({
    method: 'PATCH',
    path: '/api/chats/{type}/{id}/read',
    access: 'member',
    uses: writes,
    params: conversation,
    body: z.object({ last_message_id: Id }),
    output: z.object({ unread_count: z.int() }),
  }),
  status: route({
    method: 'PATCH',
    path: '/api/chats/{type}/{id}/status',
    access: 'member',
    uses: writes,
    params: conversation,
    body: z.object({ status: ConversationStatus }),
    output: z.extend(Confirmation, { status: ConversationStatus }),
  }),
}
