import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { parseAddress } from '#contract/customers/channels/address.ts'
import { addressKey, dialedNumber, spellingsOf } from '#contract/customers/channels/address-key.ts'

/** As numbers are dialed today, and as telephones, carriers, and WhatsApp still write them. */
const TWO_WAYS = [
  ['+525512345678', '+5215512345678'],
  ['+528112345678', '+5218112345678'],
  ['+526641234567', '+5216641234567'],
  ['+5511987654321', '+551187654321'],
  ['+5531998765432', '+553198765432'],
  ['+5571971234567', '+557171234567'],
  ['+5491123456789', '+541123456789'],
  ['+5493515123456', '+543515123456'],
  ['+2250707123456', '+22507123456'],
  ['+2250545123456', '+22545123456'],
  ['+2250101123456', '+22501123456'],
  ['+2290197123456', '+22997123456'],
  ['+3780549886377', '+378886377'],
  ['+24166123456', '+241066123456'],
] as const

test.each(TWO_WAYS)('%s and %s are one address', (dialed, other) => {
  expect(addressKey(other)).toBe(dialed)
  expect(addressKey(dialed)).toBe(dialed)
  expect(spellingsOf(other)).toEqual([dialed, other])
  expect(spellingsOf(dialed)).toEqual([dialed, other])
  expect(parsePhoneNumberFromString(dialed)?.isValid()).toBe(true)
})

test.each([
  '+15125550101',
  '+15215512345',
  '+34600034612',
  // Brazil's fixed lines have eight figures, Mexico's numbers ten.
  '+551133334444',
  '+551151234567',
  '+52155123456',
  '+521551234567890',
  '+549112345678',
  '+54911234567890',
  '+447911123456',
  '22395',
  'US.13491208655302741918',
  'AMAZON',
  '',
])('%j is written in one way', (address) => {
  expect(spellingsOf(address)).toEqual([address])
  expect(addressKey(address)).toBe(address)
})

test.each([
  ['+5215512345678', '+525512345678'],
  ['+551187654321', '+5511987654321'],
  ['+541123456789', '+541123456789'],
  ['+5491123456789', '+5491123456789'],
  ['+15125550101', '+15125550101'],
])('who wrote from %s is called at %s', (written, dialed) => expect(dialedNumber(written)).toBe(dialed))

test.each([
  ['rcs:+15125580101', { channel: 'sms', address: '+15125580101' }],
  ['RCS:+15125580102', { channel: 'sms', address: '+15125580102' }],
  [' rcs: +15125580103 ', { channel: 'sms', address: '+15125580103' }],
  ['rcs:sunrise_motors_agent', { channel: 'sms', address: 'sunrise_motors_agent' }],
  ['messenger:104', { channel: 'sms', address: 'messenger:104' }],
  ['whatsapp:+5215512345678', { channel: 'whatsapp', address: '+5215512345678' }],
])('%j is %j', (from, parsed) => expect(parseAddress(from)).toEqual(parsed))
