import { expect, onTestFinished, test, vi } from 'vitest'
import { sendersIn } from '#contract/customers/channels/address.ts'
import { importSince } from '../../../../functions/core/telephony/connections/door.ts'
import { isForUs } from '../../../../functions/core/telephony/connections/own-senders.ts'
import { statusCallbackFor } from '../../../../functions/core/telephony/connections/webhook-addresses.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
test.each([
  ['a week back at first', undefined, '2026-11-14T12:00:00.000Z'],
  ['half an hour before the last one afterwards', '2026-11-21T11:45:00.000Z', '2026-11-21T11:15:00.000Z'],
  ['no further back than a week after a longer outage', '2026-11-01T00:00:00.000Z', '2026-11-14T12:00:00.000Z'],
])('an import looks %s', (_, until, since) => {
  expect(importSince(until, NOW).toISOString()).toBe(since)
})

test.each([
  ['our number', { to: '+1415', messaging_service_sid: null }, true],
  ['another number', { to: '+1416', messaging_service_sid: null }, false],
  ['another number in our service', { to: '+1416', messaging_service_sid: 'MG1' }, true],
  ['another number in another service', { to: '+1416', messaging_service_sid: 'MG2' }, false],
  ['a WhatsApp sender where none of ours is named', { to: 'whatsapp:+1416', messaging_service_sid: null }, false],
  ['a WhatsApp sender in our service', { to: 'whatsapp:+1416', messaging_service_sid: 'MG1' }, true],
])('whether a message to %s is ours', (_, message, answer) => {
  expect(isForUs(message, { senders: sendersIn({ phone_number: '+1415' }), messaging_service_sid: 'MG1' })).toBe(answer)
})

test('the address for delivery reports names the message and asks Twilio to try again', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PUBLIC_URL', 'https://app.lotwire.test/')
  expect(statusCallbackFor({ token: 'token' }, '01C', '01M')).toBe(
    'https://app.lotwire.test/api/webhooks/twilio/token/status?conversation=01C&message=01M#rc=3&rp=5xx,ct,rt',
  )
})

test('of an account without a number of ours no message is ours', () => {
  const message = { to: '+1415', messaging_service_sid: null }
  expect(isForUs(message, { senders: sendersIn({ whatsapp_from: 'whatsapp:+1415' }) })).toBe(false)
})
