import * as z from 'zod/mini'
import { ChannelName } from '#contract/customers/channels/channel-schema.ts'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { Stage } from '#contract/customers/contact.ts'
import { LabelName, LabelNames } from '#contract/customers/labels.ts'
import {
  Message as Confirmation,
  ConversationStatus,
  Count,
  Flag,
  Id,
  MaybeMoment,
  MaybeText,
  PerPage,
  says,
  Text,
} from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { ChatMessage } from './chat-message.ts'
import { ConversationRow } from './conversation-row.ts'
import { TEMPLATE_LIMITS } from './template-facts.ts'

const conversation = z.object({ type: z.union([ChannelName, Id]), id: Id })
const medium = z.extend(conversation, { message_id: Id, index: z.string() })
const LONGEST_TEXT = Math.max(...ALL_CHANNELS.map((channel) => CHANNELS[channel].characters))
const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const sends = [...writes, 'media:read', 'media:write', 'media:remove', 'secrets:decrypt', 'twilio'] as const

const Cursor = z.optional(z.string().check(z.maxLength(500)))
const listQuery = (status: 'all' | 'active') =>
  z.object({
    status: z._default(z.enum(['all', 'active', 'closed', 'archived']), status),
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    label: z.optional(LabelName),
    per_page: z._default(PerPage, 50),
    cursor: Cursor,
  })
const listOutput = z.object({
  data: z.array(ConversationRow),
  /** Of all pages; null on later ones, with a label, and with a search that has more. */
  total: z.nullable(Count),
  cursor: MaybeText,
})
const message = z.extend(conversation, { message_id: Id })
const ClientId = z.string().check(z.minLength(1), z.maxLength(64))

/** A text, a file with or without one, or a vehicle: the text, with its first picture where the channel carries it. */
const Sending = z
  .object({
    body: z._default(z.string().check(z.maxLength(LONGEST_TEXT)), ''),
    /** As `POST /api/upload` answered it. */
    media_url: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
    vehicle_id: z.optional(Id),
    contact_id: z.optional(Id),
    /** The browser's own id of this message: the same id twice is one message. */
    client_id: z.optional(ClientId),
  })
  .check(
    z.refine(({ body, media_url }) => Boolean(media_url) || body.trim() !== '', {
      error: says('message_empty'),
      path: ['body'],
    }),
  )

/** The conversation that a message may be written into. */
export const OpenedConversation = z.object({ conversation: z.object({ id: Text, contact_id: Text }) })

export const chats = {
  recent: route({
    method: 'GET',
    path: '/api/chats/recent-by-contact',
    access: 'member',
    uses: reads,
    isBusy: true,
    query: listQuery('active'),
    output: listOutput,
  }),
  list: route({
    method: 'GET',
    path: '/api/chats',
    access: 'member',
    uses: reads,
    query: listQuery('all'),
    output: listOutput,
  }),
  stats: route({
    method: 'GET',
    path: '/api/chats/stats',
    access: 'member',
    uses: reads,
    /** Of what the caller may see; `unread` and `unassigned` count active ones. */
    output: z.object({
      total: Count,
      active: Count,
      closed: Count,
      archived: Count,
      unread: Count,
      unassigned: Count,
    }),
  }),
  states: route({
    method: 'GET',
    path: '/api/chats/contacts-with-status',
    access: 'member',
    uses: reads,
    query: z.object({ cursor: Cursor }),
    output: z.object({
      data: z.array(
        z.object({ contact_id: Text, status: ConversationStatus, unread_count: Count, labels: z.array(Text) }),
      ),
      cursor: MaybeText,
    }),
  }),
  /** Begins a conversation with a contact on a channel, or finds it. */
  open: route({
    method: 'POST',
    path: '/api/chats/find-or-create',
    access: 'member',
    uses: writes,
    body: z.object({ type: ChannelName, contact_id: Id }),
    output: OpenedConversation,
  }),
  /** Rows of the list that a pointer told of, those that the caller may see, and how many are unread beside and with them. */
  changed: route({
    method: 'GET',
    path: '/api/chats/changed',
    access: 'member',
    uses: reads,
    isBusy: true,
    /** Ids of contacts, with commas between. */
    query: z.object({ contact_ids: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    output: z.object({ data: z.array(ConversationRow), unread_chats: Count }),
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
    isBusy: true,
    params: conversation,
    query: z.object({
      before: z.optional(z.string().check(z.maxLength(200))),
      after: z.optional(z.string().check(z.maxLength(200))),
      per_page: z._default(PerPage, 50),
    }),
    output: z.object({ messages: z.array(ChatMessage), cursor: MaybeText }),
    answers: 'etag',
  }),
  media: route({
    method: 'GET',
    path: '/api/chats/{type}/{id}/messages/{message_id}/media/{index}',
    access: 'member',
    uses: ['table:read', 'media:read', 'keys:csrf'],
    params: medium,
    output: z.object({ location: z.url() }),
    answers: 'redirect',
  }),
  /** Has a customer's file that could not be copied tried again. */
  requestMedia: route({
    method: 'POST',
    path: '/api/chats/{type}/{id}/messages/{message_id}/media/{index}/retry',
    access: 'member',
    uses: writes,
    params: medium,
    output: z.object({ message: ChatMessage }),
  }),
  send: route({
    method: 'POST',
    path: '/api/chats/{type}/{id}/send',
    access: 'member',
    uses: sends,
    isBusy: true,
    params: conversation,
    body: Sending,
    output: z.object({ message: ChatMessage }),
  }),
  /** Whether free text may be sent now. A conversation without messages is found by its contact. */
  checkWindow: route({
    method: 'GET',
    path: '/api/chats/{type}/{id}/check-window',
    access: 'member',
    uses: reads,
    params: conversation,
    query: z.object({ contact_id: z.optional(Id) }),
    output: z.object({
      open: Flag,
      /** With one decimal; null where the channel has no window. */
      hours_remaining: z.nullable(z.number()),
      expires_at: MaybeMoment,
      reason: z.nullable(z.enum(['no_inbound_message', 'window_expired'])),
    }),
  }),
  sendTemplate: route({
    method: 'POST',
    path: '/api/chats/{type}/{id}/send-template',
    access: 'member',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    params: conversation,
    body: z.object({
      template_id: Id,
      /** Values in the order of the template's variables. */
      variables: z._default(z.array(z.string().check(z.maxLength(TEMPLATE_LIMITS.value))), []),
      contact_id: z.optional(Id),
      client_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    }),
    output: z.object({ message: ChatMessage }),
  }),
  read: route({
    method: 'PATCH',
    path: '/api/chats/{type}/{id}/read',
    access: 'member',
    uses: writes,
    isBusy: true,
    params: conversation,
    body: z.object({ last_message_id: Id }),
    output: z.object({ unread_count: Count, conversation: ConversationRow }),
  }),
  /** Sends a message again that did not arrive, or of which nobody knows. */
  resend: route({
    method: 'POST',
    path: '/api/chats/{type}/{id}/messages/{message_id}/resend',
    access: 'member',
    uses: sends,
    params: message,
    body: z.object({ client_id: z.optional(ClientId) }),
    output: z.object({ message: ChatMessage }),
  }),
  /** What became of a message that nobody knows of, as a person found out. */
  settle: route({
    method: 'POST',
    path: '/api/chats/{type}/{id}/messages/{message_id}/settle',
    access: 'member',
    uses: writes,
    params: message,
    body: z.object({ status: z.enum(['delivered', 'failed']) }),
    output: z.object({ message: ChatMessage }),
  }),
  update: route({
    method: 'PATCH',
    path: '/api/chats/{type}/{id}',
    access: 'member',
    uses: writes,
    params: conversation,
    body: z.object({
      status: z.optional(ConversationStatus),
      labels: z.optional(LabelNames),
      stage: z.optional(Stage),
    }),
    output: ConversationRow,
  }),
  /** All labels of the contact, in place of those it has. */
  labels: route({
    method: 'PATCH',
    path: '/api/chats/{type}/{id}/labels',
    access: 'member',
    uses: writes,
    params: conversation,
    body: z.object({ labels: LabelNames }),
    output: z.object({ labels: z.array(Text) }),
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
