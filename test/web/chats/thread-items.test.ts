import { expect, test } from 'vitest'
import { isLate } from '../../../web/src/features/chats/sending/is-late.ts'
import type { Unsent } from '../../../web/src/features/chats/sending/outbox.ts'
import { threadItems } from '../../../web/src/features/chats/thread/thread-items.ts'
import { firstUnread } from '../../../web/src/features/chats/thread/use-unread-marker.ts'
import { aMessage } from './rows.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString()
const unsent = (client_id: string): Unsent => ({
  client_id,
  user_id: 'u',
  conversation_id: 'v',
  type: 'sms',
  contact_id: 'c',
  body: 'hi',
  written_at: at(5, 12),
  failure: null,
})
/** The lines as drawn: `|` opens a day, `>` is the first unread, then the key. */
const lines = (...list: Parameters<typeof threadItems>) =>
  threadItems(...list).map(
    (item) =>
      `${item.opensDay ? '|' : ''}${item.isFirstUnread ? '>' : ''}${item.kind === 'unsent' ? 'unsent ' : ''}${item.key}`,
  )

test('a day begins with its separator, at midnight of the dealership’s clock', () => {
  const messages = [
    aMessage('a', { sent_at: at(4, 23, 59) }),
    aMessage('b', { sent_at: at(5, 0, 0) }),
    aMessage('c', { sent_at: at(5, 23, 59) }),
  ]
  expect(lines(messages, [], 'Ana', null)).toEqual(['|a', '|b', 'c'])
})

test('an empty conversation has no lines', () => {
  expect(threadItems([], [], 'Ana', null)).toEqual([])
})

test('the line before the first unread message stands once', () => {
  const messages = [aMessage('a'), aMessage('b'), aMessage('c')]
  expect(lines(messages, [], 'Ana', 'b')).toEqual(['|a', '>b', 'c'])
})

test('what is on its way stands last, until the server’s message with its id is there', () => {
  const arrived = aMessage('m', { direction: 'outbound', client_id: 'one' })
  expect(lines([], [unsent('one'), unsent('two')], 'Ana', null)).toEqual(['|unsent one', 'unsent two'])
  expect(lines([arrived], [unsent('one'), unsent('two')], 'Ana', null)).toEqual(['|one', 'unsent two'])
})

test.each([
  ['the same sender within five minutes', { sent_at: at(5, 12, 4) }, true],
  ['the same sender five minutes later', { sent_at: at(5, 12, 5) }, false],
  ['the other side', { sent_at: at(5, 12, 1), direction: 'outbound' as const }, false],
  ['a colleague', { sent_at: at(5, 12, 1), user: { id: 'Bo', name: 'Bo' } }, false],
])('a message of %s is drawn as one with the one before: %s', (_, next, joined) => {
  const items = threadItems([aMessage('a', { sent_at: at(5, 12) }), aMessage('b', next)], [], 'Ana', null)
  expect(items.at(-1)).toMatchObject({ joined })
})

test('what is on its way is drawn as it will be once it has arrived', () => {
  const earlier = aMessage('a', { direction: 'outbound', user: { id: 'Ana', name: 'Ana' }, sent_at: at(5, 11, 58) })
  const arrived = aMessage('b', {
    direction: 'outbound',
    user: { id: 'Ana', name: 'Ana' },
    sent_at: at(5, 12),
    client_id: 'one',
  })
  const look = (items: ReturnType<typeof threadItems>) =>
    items.map(({ key, at, opensDay, joined }) => ({ key, at, opensDay, joined }))
  for (const before of [
    [],
    [earlier],
    [{ ...earlier, sent_at: at(4, 23) }],
    [{ ...earlier, user: { id: 'Bo', name: 'Bo' } }],
  ])
    expect(look(threadItems(before, [unsent('one')], 'Ana', null))).toEqual(
      look(threadItems([...before, arrived], [], 'Ana', null)),
    )
})

test.each([
  [59, null, false],
  [60, null, true],
  [60, 'The message could not be sent.', false],
])('a message that waits for %i minutes (failure: %s) is late: %s', (minutes, failure, late) => {
  expect(isLate({ ...unsent('one'), failure }, Date.parse(at(5, 12, minutes)))).toBe(late)
})

test('two unread messages begin at the last but one that the customer sent', () => {
  const messages = [aMessage('a'), aMessage('b'), aMessage('ours', { direction: 'outbound' }), aMessage('c')]
  expect(firstUnread(messages, 0)).toBeNull()
  expect(firstUnread(messages, 2)).toBe('b')
  expect(firstUnread(messages, 9)).toBe('a')
})
