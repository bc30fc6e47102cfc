import { describe, expect, test } from 'vitest'
import { mergeOne, mergeStretch, prependOlder, type Thread } from '../../../web/src/data/messages/merge-messages.ts'
import { aMessage } from './rows.ts'

const threadOf = (...ids: string[]): Thread => ({ messages: ids.map((id) => aMessage(id)), cursor: 'older' })
const idsOf = ({ messages }: Thread) => messages.map(({ id }) => id)

describe('a refresh after a message', () => {
  test('appends what is new and keeps the order', () => {
    const merged = mergeStretch(threadOf('a', 'b', 'c'), { ...threadOf('c', 'd', 'e'), cursor: null }, 'b')
    expect(idsOf(merged)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(merged.cursor).toBe('older')
  })

  test('puts a late one where the server has it', () => {
    expect(idsOf(mergeStretch(threadOf('a', 'b', 'd'), threadOf('b', 'c', 'd'), 'a'))).toEqual(['a', 'b', 'c', 'd'])
  })

  test('keeps what was sent while it was under way', () => {
    expect(idsOf(mergeStretch(threadOf('a', 'b', 'sent'), threadOf('b'), 'a'))).toEqual(['a', 'b', 'sent'])
  })

  test('is the same object where nothing changed, so that nothing is drawn again', () => {
    const thread = threadOf('a', 'b', 'c')
    expect(mergeStretch(thread, structuredClone(threadOf('b', 'c')), 'a')).toBe(thread)
    expect(mergeStretch(thread, { messages: [], cursor: null }, 'c')).toBe(thread)
  })

  test('changes nothing where its message is not loaded any more', () => {
    const thread = threadOf('x', 'y')
    expect(mergeStretch(thread, threadOf('b'), 'a')).toBe(thread)
  })

  test('moves a delivery forward and never back', () => {
    const sent = aMessage('b', { direction: 'outbound', status: 'sent' })
    const delivered = aMessage('b', { direction: 'outbound', status: 'delivered' })
    const known = { messages: [aMessage('a'), sent], cursor: null }
    const forward = mergeStretch(known, { messages: [delivered], cursor: null }, 'a')
    expect(forward.messages[1]?.status).toBe('delivered')
    expect(mergeStretch(forward, { messages: [sent], cursor: null }, 'a')).toBe(forward)
  })

  test('keeps the reason of a failure that an older answer does not know', () => {
    const failed = aMessage('a', { direction: 'outbound', status: 'failed', error_code: '30003' })
    const sent = aMessage('a', { direction: 'outbound', status: 'sent' })
    const thread = { messages: [failed], cursor: null }
    expect(mergeStretch(thread, { messages: [sent], cursor: null })).toBe(thread)
  })
})

describe('the newest page again', () => {
  test('joins what is loaded', () => {
    const merged = mergeStretch(threadOf('a', 'b', 'c'), { ...threadOf('b', 'c', 'd'), cursor: 'other' })
    expect(idsOf(merged)).toEqual(['a', 'b', 'c', 'd'])
    expect(merged.cursor).toBe('older')
  })

  test('replaces what is loaded where messages between are missing', () => {
    const page = { ...threadOf('m', 'n'), cursor: 'before m' }
    expect(mergeStretch(threadOf('a', 'b'), page)).toBe(page)
  })

  test('fills an empty conversation', () => {
    expect(idsOf(mergeStretch({ messages: [], cursor: null }, threadOf('a')))).toEqual(['a'])
  })
})

test('an older page goes in front, without doubles', () => {
  const merged = prependOlder(threadOf('c', 'd'), { ...threadOf('a', 'b', 'c'), cursor: null })
  expect(idsOf(merged)).toEqual(['a', 'b', 'c', 'd'])
  expect(merged.cursor).toBeNull()
})

test('a sent message is appended once, whoever brings it first', () => {
  const message = aMessage('b', { direction: 'outbound', client_id: 'mine' })
  const once = mergeOne(threadOf('a'), message)
  expect(idsOf(once)).toEqual(['a', 'b'])
  expect(mergeOne(once, structuredClone(message))).toBe(once)
})
