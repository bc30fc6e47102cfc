import { describe, expect, test } from 'vitest'
import { isMissed } from '#contract/calls/call-statuses.ts'
import { formatSeconds } from '#contract/calls/format-seconds.ts'
import { pagesAround } from '../../web/src/features/calls/history/pages-around.ts'
import { partyOf } from '../../web/src/features/calls/party-of.ts'
import { speak } from '../../web/src/lib/language/language.ts'
import { failureWords } from '../../web/src/lib/voice/failure-words.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [5, 6, 7, 8, 9]],
])('page %i of %i has at most five buttons, itself among them', (page, last, buttons) => {
  expect(pagesAround(page, last)).toEqual(buttons)
})

test.each([
  [0, '0:00'],
  [245, '4:05'],
  [3844, '1:04:04'],
])('%i seconds are written as %s', (seconds, words) => {
  expect(formatSeconds(seconds)).toBe(words)
})

test.each([
  ['inbound', 'no-answer', true],
  ['inbound', 'busy', true],
  ['inbound', 'completed', false],
  ['inbound', 'ringing', false],
  ['outbound', 'no-answer', false],
] as const)('an %s call that is %s: missed is %s', (direction, status, missed) => {
  expect(isMissed({ direction, status })).toBe(missed)
})

test.each([
  ['+15125550142', { id: '1', name: 'Bob Stone' }, 'Bob Stone'],
  ['+15125550142', { id: '1', name: '+15125550142' }, '(512) 555-0142'],
  ['+15125550142', null, '(512) 555-0142'],
  ['anonymous', null, 'Unknown Number'],
  ['', null, 'Unknown Number'],
])('%s by %o is called %s', (number, contact, name) => {
  expect(partyOf({ number, contact }, 'Unknown Number')).toBe(name)
})

describe('a failure', () => {
  const told = (code: number, message = '') => Object.assign(new Error(message), { code })
  const MICROPHONE = 'Microphone access denied. Please allow microphone access.'
  const EXPIRED = 'Token expired. Please reinitialize.'

  test.each([
    ['the SDK’s microphone code', told(31401), MICROPHONE],
    ['the browser’s refusal', new DOMException('', 'NotAllowedError'), MICROPHONE],
    ['an old token', told(20104), EXPIRED],
    ['an old token by its other code', told(31205), EXPIRED],
    ['anything with words', told(31005, 'Connection error'), 'Connection error'],
    ['anything without', told(31000), 'Call error occurred'],
    ['what is no error', undefined, 'Call error occurred'],
  ])('of %s is said in the specification’s words', (_, error, words) => {
    expect(failureWords(error, 'call_error')).toBe(words)
  })

  test('is said in the language at hand', () => {
    speak('es')
    expect(failureWords(told(31401), 'call_error')).toMatch(/micrófono/)
    speak('en')
  })
})
