import { expect, test } from 'vitest'
import { MESSAGE_STATUSES } from '#contract/telephony/message-statuses.ts'
import { isLaterStatus } from '../../../web/src/data/messages/is-later-status.ts'
import { deliveryMark } from '../../../web/src/features/chats/thread/delivery-mark.ts'
import { failureKey } from '../../../web/src/features/chats/thread/failure-key.ts'
import { failures } from '../../../web/src/features/chats/thread/failures.ts'

test.each([
  ['queued', 'pending'],
  ['accepted', 'pending'],
  ['scheduled', 'pending'],
  ['sending', 'pending'],
  ['unknown', 'unknown'],
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['failed', 'failed'],
  ['undelivered', 'failed'],
  ['canceled', 'failed'],
] as const)('a sent message that is %s is marked %s', (status, mark) => {
  expect(deliveryMark({ direction: 'outbound', status })).toBe(mark)
})

test('what the customer wrote has no delivery mark', () => {
  for (const status of MESSAGE_STATUSES) expect(deliveryMark({ direction: 'inbound', status })).toBe('none')
})

test.each([
  ['queued', 'sent', true],
  ['sent', 'delivered', true],
  ['delivered', 'sent', false],
  ['read', 'delivered', false],
  ['sent', 'failed', true],
  ['failed', 'sent', false],
  ['failed', 'undelivered', false],
  ['unknown', 'queued', true],
  ['unknown', 'failed', true],
  ['delivered', 'delivered', true],
] as const)('from %s to %s is taken: %s', (known, fresh, taken) => {
  expect(isLaterStatus(known, fresh)).toBe(taken)
})

test.each([
  ['30034', '30034'],
  ['not_accepted', 'not_accepted'],
  ['21659', '21606'],
  ['21299', 'recipient'],
  ['21699', 'recipient'],
  ['21999', 'other'],
  ['12345', 'other'],
  [null, 'unexplained'],
])('error %s is explained by the words of %s', (code, key) => {
  expect(String(failureKey(code))).toBe(key)
})

test('every explained code says the same places in both languages', () => {
  for (const { en, es } of Object.values(failures)) {
    for (const place of ['{code}', '{hours}']) expect(es.includes(place)).toBe(en.includes(place))
  }
})
