import * as z from 'zod/mini'
import { ChannelName } from '#contract/customers/channels/channel-schema.ts'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { Message as Confirmation, ConversationStatus, Count, Id, MaybeText, PerPage, says } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { ChatMessage } from './chat-message.ts'
import { ConversationRow } from './conversation-row.ts'

const conversation = z.object({ type: z.union([ChannelName, Id]), id: Id })
const LONGEST_TEXT = Math.max(...ALL_CHANNELS.map((channel) => CHANNELS[channel].characters))
const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const

export const chats = {
  recent: route({
    method: 'GET',
    path: '/api/chats/recent-by-contact',
    access: 'member',
    uses: reads,
    isBusy: true,
    query: z.object({
      status: z._default(z.enum(['all', 'active', 'closed', 'archived']), 'active'),
      search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
      per_page: z._default(PerPage, 50),
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    output: z.object({
      data: z.array(ConversationRow),
      /** Of all pages; null on later ones, and with a search that has more. */
      total: z.nullable(Count),
      cursor: MaybeText,
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
    uses: ['table:read', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    params: z.object({ type: z.union([ChannelName, Id]), id: Id, message_id: Id, index: z.string() }),
    output: z.object({ location: z.url() }),
    answers: 'redirect',
  }),
  send: route({
    method: 'POST',
    path: '/api/chats/{type}/{id}/send',
    access: 'member',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    isBusy: true,
    params: conversation,
    body: z.object({
      body: z.string().check(
        z.maxLength(LONGEST_TEXT),
        z.refine((text) => text.trim() !== '', says('message_empty')),
      ),
      contact_id: z.optional(Id),
      /** The browser's own id of this message: the same id twice is one message. */
      client_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
      /** A file is not sent along: one that is named is refused, and not left out unsaid. */
      media_url: z.optional(z.nullable(z.string().check(z.maxLength(0, says('only_text'))))),
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
    output: z.object({ unread_count: Count }),
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
