import { byAddressField } from '#contract/customers/channels/addresses.ts'
import { byChannel, perChannel } from '#contract/customers/channels/channels.ts'
import { byContactField } from '#contract/customers/contact-fields.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'

/** A message as the API answers it. */
export const aMessage = (id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  direction: 'inbound',
  kind: 'text',
  body: `text of ${id}`,
  content: `text of ${id}`,
  type: 'message',
  sent_at: '2026-11-05T12:00:00.000Z',
  edited_at: null,
  from: null,
  to: null,
  line: null,
  status: more.direction === 'outbound' ? 'sent' : 'received',
  error_code: null,
  media_url: null,
  media_content_type: null,
  media: [],
  template: null,
  call: null,
  reply_to: null,
  reactions: [],
  referral: null,
  lead: null,
  mail: null,
  location: null,
  contacts: [],
  transcript: null,
  transcript_language: null,
  transcript_problem: null,
  isFromAi: false,
  sources: [],
  user: null,
  client_id: null,
  resend_of: null,
  ...more,
})

const quiet = {
  address: '+15551230000',
  no_way_back: false,
  others: [],
  unread_count: 0,
  window_closes_at: null,
  opted_out_at: null,
}

/** A row of the conversation list as the API answers it. */
export const aRow = (contact_id: string, more: Partial<ConversationRow> = {}): ConversationRow => ({
  contact_id,
  version: 'first',
  assistant: { mode: 'off', is_own: false, state: 'off', until: null, reason: 'dealership' },
  snoozed_until: null,
  is_woken: false,
  is_unreplied: false,
  listed_at: null,
  contact: {
    name: contact_id,
    ...byAddressField(() => '+15551230000'),
    numbers: [],
    ...byContactField(() => null),
    stage: 'new',
  },
  ...perChannel(
    (channel) => `${channel}_conversation_id` as const,
    (channel) => `${contact_id}-${channel}`,
  ),
  ...perChannel(
    (channel) => `has_${channel}` as const,
    () => true,
  ),
  labels: [],
  status: 'active',
  most_recent_type: 'whatsapp',
  last_message_at: '2026-11-05T12:00:00.000Z',
  last_message: 'Hello',
  last_call: null,
  display_name: contact_id,
  phone_number: '+15551230000',
  user_id: null,
  assigned_agent: null,
  ticket: null,
  unread_count: 0,
  vehicle: null,
  channels: byChannel(() => quiet),
  ...more,
})
