import * as z from 'zod/mini'
import { ChannelName } from '#contract/customers/channels/channel-schema.ts'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { ClientId, Count, Flag, Id, MaybeMoment, MaybeText, Moment, PerPage, says, Text } from '#contract/fields.ts'
import { ADDED_CHARACTERS, CC_MAX, SUBJECT_CHARACTERS } from '#contract/messaging/mail-facts.ts'
import { route } from '#contract/route.ts'
import { TEMPLATE_LIMITS } from '#contract/telephony/template-facts.ts'
import { ChatMessage } from './chat-message.ts'
import { ConversationRow } from './conversation-row.ts'

export const conversation = z.object({ type: z.union([ChannelName, Id]), id: Id })
const message = z.extend(conversation, { message_id: Id })
const medium = z.extend(message, { index: z.string() })
export const LONGEST_TEXT = Math.max(...ALL_CHANNELS.map((channel) => CHANNELS[channel].characters))
const MOST_FILES = Math.max(...ALL_CHANNELS.map((channel) => CHANNELS[channel].files.most ?? 1))
const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const sends = [
  ...writes,
  'media:read',
  'media:write',
  'media:remove',
  'secrets:decrypt',
  'twilio',
  'customer-mail',
] as const
/** Which of the contact's addresses it goes to: their number on the channel, or one of `numbers`; if absent, where they wrote from last. */
export const to = z.optional(z.string().check(z.minLength(1), z.maxLength(200)))

/** Of a mail: its subject, and who else gets it; absent: as in the mail that it answers. */
export const mailHead = {
  subject: z.optional(z.string().check(z.trim(), z.maxLength(SUBJECT_CHARACTERS))),
  cc: z.optional(z.array(z.email(says('email_wrong'))).check(z.maxLength(CC_MAX))),
}

/** A text, a file with or without one, or a vehicle: the text, with its first picture where the channel carries it. */
const Sending = z
  .object({
    body: z._default(z.string().check(z.maxLength(LONGEST_TEXT)), ''),
    /** As `POST /api/upload` answered it. */
    media_url: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
    /** Further files, where a message of the channel takes several. */
    more_media: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(MOST_FILES - 1))),
    vehicle_id: z.optional(Id),
    /** The message of this conversation that it answers. Channels don't carry that: the dealership alone sees it. */
    reply_to: z.optional(z.nullable(Id)),
    contact_id: z.optional(Id),
    to,
    ...mailHead,
    /** The browser's own id of this message: the same id twice is one message. */
    client_id: z.optional(ClientId),
  })
  .check(
    z.refine(({ body, media_url }) => Boolean(media_url) || body.trim() !== '', {
      error: says('message_empty'),
      path: ['body'],
    }),
  )

/** What a thread is made of: its messages, their files, and what is sent. */
export const threadRows = {
  messages: route({
    method: 'GET',
    path: '/api/chats/{type}/{id}/messages',
    access: 'member',
    scope: 'read_messages',
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
  /** The messages that hold a text, written or spoken, newest first; a page may be short, its cursor leads on. */
  search: route({
    method: 'GET',
    path: '/api/chats/{type}/{id}/search',
    access: 'member',
    uses: reads,
    params: conversation,
    query: z.object({
      search: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    output: z.object({
      data: z.array(
        z.object({
          id: Text,
          direction: z.enum(['inbound', 'outbound']),
          sent_at: Moment,
          excerpt: z.object({ before: Text, found: Text, after: Text }),
        }),
      ),
      cursor: MaybeText,
    }),
  }),
  media: route({
    method: 'GET',
    path: '/api/chats/{type}/{id}/messages/{message_id}/media/{index}',
    access: 'member',
    scope: 'read_messages',
    uses: ['table:read', 'media:read', 'keys:csrf'],
    params: medium,
    output: z.object({ location: z.url() }),
    answers: 'redirect',
  }),
  /** A mail's page, in which nothing may run where it is shown. */
  mailPage: route({
    method: 'GET',
    path: '/api/chats/{type}/{id}/messages/{message_id}/page',
    access: 'member',
    scope: 'read_messages',
    uses: ['table:read', 'media:read', 'keys:csrf'],
    params: message,
    output: z.object({ html: MaybeText }),
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
    outlivesPage: true,
    access: 'member',
    right: 'write',
    scope: 'send_messages',
    uses: sends,
    isBusy: true,
    params: conversation,
    body: Sending,
    /** `messages` are all that it became: a text that can't stand beside its file goes before it. */
    output: z.object({ message: ChatMessage, messages: z.array(ChatMessage) }),
  }),
  /** True if free text may be sent now. A conversation without messages is found by its contact. */
  checkWindow: route({
    method: 'GET',
    path: '/api/chats/{type}/{id}/check-window',
    access: 'member',
    scope: 'send_messages',
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
    right: 'write',
    scope: 'send_messages',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    params: conversation,
    body: z.object({
      template_id: Id,
      /** Values in the order of the template's variables. */
      variables: z._default(z.array(z.string().check(z.maxLength(TEMPLATE_LIMITS.value))), []),
      contact_id: z.optional(Id),
      to,
      client_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    }),
    output: z.object({ message: ChatMessage }),
  }),
  read: route({
    method: 'PATCH',
    path: '/api/chats/{type}/{id}/read',
    access: 'member',
    whileReadOnly: true,
    uses: writes,
    isBusy: true,
    params: conversation,
    body: z.object({ last_message_id: Id }),
    output: z.object({ unread_count: Count, conversation: ConversationRow }),
  }),
  /** Sends a message again that did not arrive, or of which nobody knows: once, whoever asks. */
  resend: route({
    method: 'POST',
    path: '/api/chats/{type}/{id}/messages/{message_id}/resend',
    access: 'member',
    right: 'write',
    uses: sends,
    params: message,
    body: z.object({ client_id: z.optional(ClientId) }),
    output: z.object({ message: ChatMessage }),
  }),
  /** Passes a mail on to another address, with its files. It is no message to the customer. */
  forward: route({
    method: 'POST',
    path: '/api/chats/{type}/{id}/messages/{message_id}/forward',
    outlivesPage: true,
    access: 'member',
    right: 'write',
    scope: 'send_messages',
    uses: sends,
    params: message,
    body: z.object({
      to: z.email(says('email_wrong')),
      /** Stands before it. */
      body: z._default(z.string().check(z.maxLength(ADDED_CHARACTERS)), ''),
      /** The same id twice forwards once. */
      client_id: z.optional(ClientId),
    }),
    output: z.object({ message: ChatMessage }),
  }),
  /** What became of a message that nobody knows of, as a person found out. */
  settle: route({
    method: 'POST',
    path: '/api/chats/{type}/{id}/messages/{message_id}/settle',
    access: 'member',
    right: 'write',
    uses: writes,
    params: message,
    body: z.object({ status: z.enum(['delivered', 'failed']) }),
    output: z.object({ message: ChatMessage }),
  }),
}
