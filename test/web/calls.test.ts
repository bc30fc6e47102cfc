import { afterEach, describe, expect, test, vi } from 'vitest'
import { isMissed } from '#contract/calls/call-statuses.ts'
import { formatSeconds } from '#contract/calls/format-seconds.ts'
import { lastPage, pagesAround } from '../../web/src/features/calls/history/pages-around.ts'
import { partyOf } from '../../web/src/features/calls/party-of.ts'
import { ApiError } from '../../web/src/lib/api-error.ts'
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
  ['counted', { page: 1, cursor: undefined }, 4, 'more', 4],
  ['not counted', { page: 2, cursor: undefined }, null, 'more', 3],
  ['not counted, and at its end', { page: 2, cursor: 'here' }, null, null, 2],
  ['counted shorter than what has been looked through', { page: 1, cursor: undefined }, 1, 'more', 2],
  ['counted shorter than the cursor led', { page: 2, cursor: 'here' }, 1, null, 2],
  ['shorter than when its address was written', { page: 5, cursor: undefined }, 2, null, 2],
])('the last page of a history that is %s', (_, place, last_page, cursor, last) => {
  const history = { data: [], meta: { last_page, total: null }, has_more_contacts: false, cursor }
  expect(lastPage(history, place)).toBe(last)
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
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const RAW = 'ConnectionError (31005): Error sent from gateway in HANGUP'
  const told = (code: number) => Object.assign(new Error(RAW), { code })
  const MICROPHONE = 'Microphone access denied. Please allow microphone access.'
  const NO_MICROPHONE = 'No microphone available. Check that one is connected and not in use by another app.'
  const NO_CONNECTION = 'The connection to the phone service failed. Check your internet connection and try again.'
  const EXPIRED = 'Token expired. Please reinitialize.'

  test.each([
    ['the SDK’s microphone code', told(31401), MICROPHONE],
    ['the browser’s refusal', new DOMException('', 'NotAllowedError'), MICROPHONE],
    ['a microphone that another app has', new DOMException('', 'NotReadableError'), NO_MICROPHONE],
    ['the SDK’s code for it', told(31402), NO_MICROPHONE],
    ['an old token', told(20104), EXPIRED],
    ['an old token by its other code', told(31205), EXPIRED],
    ['a wrong key', told(20101), 'Twilio rejected the voice settings. A manager can check them under Settings.'],
    ['a busy line', told(31486), 'The line is busy.'],
    ['the network', told(53000), NO_CONNECTION],
    ['the network by its older code', told(31005), NO_CONNECTION],
    [
      'a code that nobody knows',
      told(31000),
      'Call error occurred (code 31000). If it keeps happening, reload the page.',
    ],
    ['the SDK without a code', new Error(RAW), 'Call error occurred'],
    ['what is no error', undefined, 'Call error occurred'],
  ])('of %s is said in plain words, never in Twilio’s', (_, error, words) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(failureWords(error, 'call_error')).toBe(words)
    expect(warn).toHaveBeenCalledWith('Voice:', error)
  })

  test('of our own server is said in its words, but for a bug', () => {
    const refused = { status: 422, message: 'Enter a valid phone number.' }
    expect(failureWords(new ApiError({ ...refused, code: 'invalid' }), 'call_error')).toBe(refused.message)
    expect(failureWords(new ApiError({ ...refused, code: 'internal' }), 'call_error')).toBe('Call error occurred')
  })

  test('is said in the language at hand', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    speak('es')
    expect(failureWords(told(31401), 'call_error')).toMatch(/micrófono/)
    expect(failureWords(told(31005), 'call_error')).toMatch(/^Falló la conexión/)
    expect(failureWords(told(31000), 'device_error')).toMatch(/^Ocurrió un error .* \(código 31000\)/)
    speak('en')
  })
})
