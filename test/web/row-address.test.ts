import { expect, test } from 'vitest'
import { chats } from '#contract/messaging/chats.ts'
import { rowAddress } from '../../web/src/lib/row-address.ts'

test.each([
  ['its parameters', { params: { type: 'sms', id: '01J' } }, '/api/chats/sms/01J/messages'],
  ['what a parameter must not break', { params: { type: 'sms', id: '../a?b' } }, '/api/chats/sms/..%2Fa%3Fb/messages'],
  [
    'only the query that is given',
    { params: { type: 'sms', id: '1' }, query: { after: 'x y', before: undefined } },
    '/api/chats/sms/1/messages?after=x+y',
  ],
])('the address of a row holds %s', (_, input, address) => {
  expect(rowAddress(chats.messages, input)).toBe(address)
})
