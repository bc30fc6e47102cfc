import { beforeEach, expect, test, vi } from 'vitest'
import type { UserItem } from '../../../../functions/core/people/accounts/entity.ts'
import { admitSocket } from '../../../../functions/core/people/live/admit-socket.ts'
import { readRealtimeToken, signRealtimeToken } from '../../../../functions/core/people/live/realtime-token.ts'
import { mayListen } from '../../../../functions/core/people/live/rules.ts'

beforeEach(() => vi.stubEnv('REALTIME_KEY', 'key'))
const MINUTE = 60_000
const now = Date.now()
const grant = { user: 'ada', session: 's1', at: now, until: now + MINUTE }
const token = () => signRealtimeToken(grant)
const connect = { operation: 'EVENT_CONNECT' } as const
const subscribe = (channel: string) => ({ operation: 'EVENT_SUBSCRIBE', channel }) as const
const [team, managers, own] = ['/org/o1/team', '/org/o1/managers', '/org/o1/user-ada']

const ada: UserItem = {
  id: 'ada',
  org: 'o1',
  org_name: 'Ours',
  first_name: 'Ada',
  last_name: 'Agent',
  email: 'ada@lotwire.test',
  role: 'agent',
  is_system_admin: false,
  sees_all_chats: false,
  suspended: false,
  away: false,
  two_step: false,
  needs_two_step: false,
  lost_device: false,
  org_suspended: false,
  language: 'en',
  verified_at: '',
  team: '',
  team_at: '',
  sessions_valid_after: 0,
  ended_sessions: {},
}

test.each<[string, Partial<UserItem>, string[]]>([
  ['an agent', {}, [team, own]],
  ['an agent who may see all chats', { sees_all_chats: true }, [team, managers]],
  ['a manager', { role: 'manager' }, [team, managers]],
])('%s connects, and listens to what they may hear', (_, more, heard) => {
  expect(mayListen({ ...ada, ...more }, grant, connect, now)).toBe(true)
  for (const channel of [team, managers, own, '/org/o2/team', '/org/o1/*', '/org/*', `${team}/more`, ''])
    expect([channel, mayListen({ ...ada, ...more }, grant, subscribe(channel), now)]).toEqual([
      channel,
      heard.includes(channel),
    ])
})

test.each<[string, UserItem | undefined]>([
  ['left', undefined],
  ['is suspended', { ...ada, suspended: true }],
  ['signed out', { ...ada, ended_sessions: { s1: 1 } }],
  ['was signed out everywhere', { ...ada, sessions_valid_after: now / 1000 + 1 }],
])('who %s opens nothing with a token of before', (_, user) => {
  expect(mayListen(user, grant, connect, now)).toBe(false)
  expect(mayListen(user, grant, subscribe(team), now)).toBe(false)
})

test('nobody publishes with a token', () => {
  expect(mayListen(ada, grant, { operation: 'EVENT_PUBLISH', channel: team }, now)).toBe(false)
})

test('a token that has run out opens nothing', () => {
  expect(mayListen(ada, grant, connect, now + MINUTE)).toBe(false)
})

test.each(['', '.', 'a.b', 'null.'])('the token %j opens nothing', async (forged) => {
  expect(await admitSocket(forged, connect)).toBe(false)
})

test('a token signed with another key, or changed, says nothing', () => {
  expect(readRealtimeToken(token())).toEqual(grant)
  const [, signature] = token().split('.')
  const more = Buffer.from(JSON.stringify({ ...grant, user: 'boss' }))
  expect(readRealtimeToken(`${more.toString('base64url')}.${signature}`)).toBeUndefined()
  vi.stubEnv('REALTIME_KEY', 'another')
  const foreign = token()
  vi.stubEnv('REALTIME_KEY', 'key')
  expect(readRealtimeToken(foreign)).toBeUndefined()
})

test('without a key nothing is signed and nothing opens', async () => {
  const signed = token()
  vi.stubEnv('REALTIME_KEY', '')
  expect(token).toThrow('REALTIME_KEY')
  await expect(admitSocket(signed, connect)).rejects.toThrow('REALTIME_KEY')
})
