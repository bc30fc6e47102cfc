import { beforeEach, expect, test, vi } from 'vitest'
import { authorizeChannel } from '../../../../functions/core/people/live/authorize-channel.ts'
import { signRealtimeToken } from '../../../../functions/core/people/live/realtime-token.ts'

beforeEach(() => vi.stubEnv('REALTIME_KEY', 'key'))
const MINUTE = 60_000
const own = '/org/o1/team'
const token = (milliseconds = MINUTE) => signRealtimeToken({ channels: [own], until: Date.now() + milliseconds })
const subscribe = (channel: string) => ({ operation: 'EVENT_SUBSCRIBE' as const, channel })

test('its bearer connects and listens to the channels it names', () => {
  expect(authorizeChannel(token(), { operation: 'EVENT_CONNECT' })).toBe(true)
  expect(authorizeChannel(token(), subscribe(own))).toBe(true)
})

test.each(['/org/o1/managers', '/org/o2/team', '/org/o1/*', '/org/*', '/org/o1/team/more', ''])(
  'its bearer does not listen to %s',
  (channel) => expect(authorizeChannel(token(), subscribe(channel))).toBe(false),
)

test('nobody publishes with a token', () => {
  expect(authorizeChannel(token(), { operation: 'EVENT_PUBLISH', channel: own })).toBe(false)
})

test('a token that has run out opens nothing', () => {
  expect(authorizeChannel(token(-1), { operation: 'EVENT_CONNECT' })).toBe(false)
})

test.each(['', '.', 'a.b', 'null.'])('the token %j opens nothing', (forged) => {
  expect(authorizeChannel(forged, { operation: 'EVENT_CONNECT' })).toBe(false)
})

test('a token signed with another key, or changed, opens nothing', () => {
  const [, signature] = token().split('.')
  const more = Buffer.from(JSON.stringify({ channels: ['/org/o1/managers'], until: Date.now() + MINUTE }))
  expect(authorizeChannel(`${more.toString('base64url')}.${signature}`, subscribe('/org/o1/managers'))).toBe(false)
  vi.stubEnv('REALTIME_KEY', 'another')
  const foreign = token()
  vi.stubEnv('REALTIME_KEY', 'key')
  expect(authorizeChannel(foreign, subscribe(own))).toBe(false)
})

test('without a key nothing is signed and nothing opens', () => {
  const signed = token()
  vi.stubEnv('REALTIME_KEY', '')
  expect(() => token()).toThrow('REALTIME_KEY')
  expect(() => authorizeChannel(signed, subscribe(own))).toThrow('REALTIME_KEY')
})
