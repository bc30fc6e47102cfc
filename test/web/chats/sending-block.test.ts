import { expect, test } from 'vitest'
import { byChannel } from '#contract/customers/channels/channels.ts'
import { sendingBlock } from '../../../web/src/features/chats/sending/sending-block.ts'
import { aRow } from './rows.ts'

const NOW = Date.parse('2026-11-05T12:00:00Z')
const state = (more: object) => ({
  address: null,
  no_way_back: false,
  others: [],
  unread_count: 0,
  window_closes_at: null,
  opted_out_at: null,
  ...more,
})
const open = state({ window_closes_at: '2026-11-05T12:00:01Z' })
const over = state({ window_closes_at: '2026-11-05T12:00:00Z' })
const optedOut = state({ window_closes_at: '2026-11-05T12:00:01Z', opted_out_at: '2026-11-01T00:00:00Z' })
const both = (channel: typeof open) => byChannel(() => channel)

test.each([
  ['an open window', 'whatsapp', { channels: both(open) }, null],
  ['a window that has just closed', 'whatsapp', { channels: both(over) }, 'window_closed'],
  ['a customer who never wrote', 'whatsapp', { has_whatsapp: false }, 'not_started'],
  ['SMS, which has no window', 'sms', { channels: both(over) }, null],
  ['an opt-out', 'sms', { channels: both(optedOut) }, 'opted_out'],
  ['a closed conversation, whatever else', 'sms', { status: 'closed', channels: both(optedOut) }, 'not_active'],
  ['an archived conversation', 'whatsapp', { status: 'archived', channels: both(open) }, 'not_active'],
  [
    'a name that no answer reaches',
    'sms',
    { status: 'closed', channels: both(state({ no_way_back: true })) },
    'no_way_back',
  ],
  ['no phone number', 'sms', { sms_conversation_id: null }, 'no_address'],
] as const)('with %s the answer on %s is blocked: %s', (_, type, more, block) => {
  expect(sendingBlock(aRow('c', more), type, NOW)).toBe(block)
})
