import { expect, test } from 'vitest'
import { addressOn, parseAddress } from '#contract/customers/channels/address.ts'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { lengthOn } from '#contract/customers/channels/length-on.ts'

test.each(
  ALL_CHANNELS.flatMap((channel) => ['+15125550101', '22395', 'US.ABC123XYZ'].map((to) => [channel, to] as const)),
)('what is sent on %s to %s comes back from there', (channel, address) => {
  expect(parseAddress(addressOn(channel, address))).toEqual({ channel, address })
  expect(parseAddress(` ${address} `).address).toBe(address)
})

test.each([
  ['WhatsApp:+15125550101', 'whatsapp', '+15125550101'],
  ['whatsapp: +15125550101', 'whatsapp', '+15125550101'],
  ['+15125550101', 'sms', '+15125550101'],
  ['Whatsapp', 'sms', 'Whatsapp'],
  ['', 'sms', ''],
])('%j is an address on %s: %j', (from, channel, address) => {
  expect(parseAddress(from)).toEqual({ channel, address })
})

test('no channel’s prefix could be taken for another’s', () => {
  const prefixes = ALL_CHANNELS.map((channel) => CHANNELS[channel].prefix)
  const confused = prefixes.filter((one, i) =>
    prefixes.some((other, j) => i !== j && one !== '' && other.startsWith(one)),
  )
  expect(confused).toEqual([])
  expect(new Set(prefixes).size).toBe(prefixes.length)
})

test.each([
  ['messenger', 4],
  ['instagram', 5],
] as const)('“Año!” on %s takes %s of its limit', (channel, length) => {
  expect(lengthOn(channel, 'Año!')).toBe(length)
})
