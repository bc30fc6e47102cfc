import { expect, test } from 'vitest'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { refusalOf, type Sending } from '../../../../functions/core/messaging/messages/gate.ts'

const now = new Date()
const sending = (channel: Sending['channel'], characters: number): Sending => ({
  halt: undefined,
  channel,
  content: { body: 'x'.repeat(characters) },
  status: 'active',
  optedOutAt: undefined,
  lastInboundAt: now.toISOString(),
  isConfigured: true,
  isReachable: true,
  isAnswerable: true,
  now,
})

test.each(ALL_CHANNELS)(
  'a text on %s leaves up to what the channel carries, and a longer one is told at its field',
  (channel) => {
    const { characters } = CHANNELS[channel]
    expect(refusalOf(sending(channel, characters))).toBeUndefined()
    expect(refusalOf(sending(channel, characters + 1))).toMatchObject({
      code: 'invalid',
      fields: { body: { key: 'too_long', about: { limit: characters } } },
    })
  },
)

test('nothing is sent where nobody gets it, whatever else', () => {
  const refused = refusalOf({ ...sending('sms', 1), isAnswerable: false, status: 'closed' })
  expect(refused?.words.key).toBe('no_way_back')
})

test.each([
  ['free text', { body: 'Hi' }, 'window_closed'],
  ['text with a file', { body: 'Hi', media_url: 'https://files.example/1' }, 'window_closed'],
  ['a template', { content_sid: 'HX1', content_variables: {} }, undefined],
])('where the customer never wrote on WhatsApp, $0 is answered $2', (_, content, code) => {
  expect(refusalOf({ ...sending('whatsapp', 0), content, lastInboundAt: undefined })?.code).toBe(code)
})
