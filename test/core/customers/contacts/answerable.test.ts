import { expect, test } from 'vitest'
import type { Channel } from '#contract/customers/channels/channels.ts'
import {
  addressesOf,
  addressFor,
  claimsOf,
  isAnswerable,
} from '../../../../functions/core/customers/contacts/reachable-addresses.ts'

test.each([
  ['sms', '+15125550101', true],
  ['sms', '22395', true],
  ['sms', 'AMAZON', false],
  ['sms', 'Sunrise 24', false],
  ['sms', 'sunrise_motors_agent', false],
  ['sms', 'messenger:10458', false],
  ['sms', 'telegram:+15125550101', false],
  ['whatsapp', 'US.13491208655302741918', true],
] as const)('on %s an answer to %s gets there: %s', (channel, address, gets) => {
  expect(isAnswerable({ channels: {} }, channel, address)).toBe(gets)
})

const listed = {
  addresses: { phone: '+525512345678', whatsapp: '+5215512345678' },
  numbers: [
    { value: '+15125560001', label: 'Work' },
    { value: '+525512345678', label: 'Mobile' },
  ],
  user_ids: ['US.1 +5215512345678'],
}

test('a number in two writings is one of somebody’s addresses, and an id of theirs is none to show', () => {
  expect(addressesOf(listed)).toEqual(['+525512345678', '+15125560001'])
  expect(claimsOf(listed)).toEqual(['+525512345678', '+15125560001', 'US.1'])
})

test.each([
  ['sms', undefined, '+525512345678'],
  ['whatsapp', undefined, '+5215512345678'],
  ['sms', '+15125560001', '+15125560001'],
  ['whatsapp', '+525512345678', '+5215512345678'],
  ['sms', '+15129999999', undefined],
  ['sms', 'US.1', undefined],
] as const)('on %s, with %s chosen, they are written to at %s', (channel: Channel, chosen, address) => {
  expect(addressFor({ listed, channels: {} }, channel, chosen)).toBe(address)
})
