import * as z from 'zod'
import { Channel, Message as Confirmation, ConversationStatus, Id, MessageStatus, Moment, PerPage } from './fields.ts'
import { route } from './route.ts'

/** What one channel of a contact allows at the moment. */
const ChannelState = z.object({
  unread_count: z.number().int(),
  /** WhatsApp: when the 24-hour window closes, null where the customer has not written. Always null for SMS. */
  window_closes_at: Moment.nullable(),
  opted_out_at: Moment.nullable(),
})

/** A contact with its conversations, one row of the list (S2 §3). */
export const ConversationRow = z.object({
  contact_id: z.string(),
  contact: z.object({
    name: z.string(),
    phone: z.string().nullable(),
    whatsapp_number: z.string().nullable(),
    email: z.string().nullable(),
    company: z.string().nullable(),
    notes: z.string().nullable(),
    stage: z.string(),
  }),
  whatsapp_conversation_id: z.string().nullable(),
  sms_conversation_id: z.string().nullable(),
  has_whatsapp: z.boolean(),
  has_sms: z.boolean(),
  labels: z.array(z.string()),
  status: ConversationStatus,
  most_recent_type: Channel.nullable(),
  last_message_at: Moment.nullable(),
  last_message: z.string().nullable(),
  display_name: z.string(),
  phone_number: z.string().nullable(),
  user_id: z.string().nullable(),
  assigned_agent: z.object({ id: z.string(), name: z.string() }).nullable(),
  unread_count: z.number().int(),
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
  error_code: z.string().nullable(),
  media_url: z.string().nullable(),
  media_content_type: z.string().nullable(),
  media: z.array(z.object({ url: z.string(), content_type: z.string() })),
  isFromAi: z.boolean(),
  user: z.object({ name: z.string() }).nullable(),
  client_id: z.string().nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const conversation = z.object({ type: Channel.or(Id), id: Id })
const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const

export const chats = {
  recent: route({
    method: 'GET',
    path: '/api/chats/recent-by-contact',
    access: 'member',
    uses: reads,
    query: z.object({
      status: z.enum(['all', 'active', 'closed', 'archived']).default('active'),
      search: z.string().trim().max(100).default(''),
      per_page: PerPage.default(50),
      cursor: z.string().max(500).optional(),
    }),
    output: z.object({
      data: z.array(ConversationRow),
      total: z.number().int().nullable(),
      cursor: z.string().nullable(),
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
      before: z.string().max(200).optional(),
      after: z.string().max(200).optional(),
      per_page: PerPage.default(50),
    }),
    output: z.object({ messages: z.array(ChatMessage), cursor: z.string().nullable() }),
    answers: 'etag',
  }),
  media: route({
    method: 'GET',
    path: '/api/chats/{type}/{id}/messages/{message_id}/media/{index}',
    access: 'member',
    uses: ['table:read', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    params: z.object({ type: Channel.or(Id), id: Id, message_id: Id, index: z.string() }),
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
      body: z
        .string()
        .max(1600)
        .refine((text) => text.trim() !== '', 'Write a message.'),
      contact_id: Id.optional(),
      /** The browser's own id of this message: the same id twice is one message. */
      client_id: z.string().min(1).max(64).optional(),
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
    output: z.object({ unread_count: z.number().int() }),
  }),
  status: route({
    method: 'PATCH',
    path: '/api/chats/{type}/{id}/status',
    access: 'member',
    uses: writes,
    params: conversation,
    body: z.object({ status: ConversationStatus }),
    output: Confirmation.extend({ status: ConversationStatus }),
  }),
}
