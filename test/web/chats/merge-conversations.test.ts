import { describe, expect, test } from 'vitest'
import {
  appendPage,
  type ConversationList,
  placeRow,
  refreshHead,
  removeRow,
} from '../../../web/src/data/conversations/merge-conversations.ts'
import { aRow } from './rows.ts'

const minute = (n: number) => `2026-11-05T12:${String(n).padStart(2, '0')}:00.000Z`
/** Rows by name and the minute of their last message. */
const rows = (...list: [string, number][]) => list.map(([id, n]) => aRow(id, { last_message_at: minute(n) }))
const listOf = (data: ConversationList['data'], more: Partial<ConversationList> = {}): ConversationList => ({
  data,
  total: data.length,
  cursor: 'next',
  status: 'active',
  search: '',
  ...more,
})
const names = ({ data }: ConversationList) => data.map(({ contact_id }) => contact_id)

describe('the first page again', () => {
  const loaded = listOf(rows(['a', 9], ['b', 8], ['c', 7], ['d', 6]), { cursor: 'after d' })

  test('puts on top what came in, and keeps the rows below it', () => {
    const merged = refreshHead(loaded, { data: rows(['c', 20], ['a', 9]), total: 4, cursor: 'after a' })
    expect(names(merged)).toEqual(['c', 'a', 'b', 'd'])
    expect(merged.cursor).toBe('after d')
  })

  test('drops what left the filter', () => {
    const merged = refreshHead(loaded, { data: rows(['a', 9], ['c', 7]), total: 3, cursor: 'after c' })
    expect(names(merged)).toEqual(['a', 'c', 'd'])
  })

  test('replaces everything where rows between are missing', () => {
    const merged = refreshHead(loaded, { data: rows(['x', 30], ['y', 29]), total: 9, cursor: 'after y' })
    expect(names(merged)).toEqual(['x', 'y'])
    expect(merged.cursor).toBe('after y')
  })

  test('is everything where it is the only one', () => {
    expect(names(refreshHead(loaded, { data: rows(['a', 9]), total: 1, cursor: null }))).toEqual(['a'])
    expect(names(refreshHead(loaded, { data: [], total: 0, cursor: null }))).toEqual([])
  })
})

test('the next page joins without doubles', () => {
  const merged = appendPage(listOf(rows(['c', 9], ['a', 8])), {
    data: rows(['b', 7], ['c', 6]),
    total: 3,
    cursor: null,
  })
  expect(names(merged)).toEqual(['c', 'a', 'b'])
  expect(merged.cursor).toBeNull()
})

describe('a changed row', () => {
  const loaded = listOf(rows(['a', 9], ['b', 8], ['c', 7]))
  const at = (id: string, n: number) => aRow(id, { last_message_at: minute(n) })

  test('moves to where its last message belongs', () => {
    expect(names(placeRow(loaded, at('c', 10)))).toEqual(['c', 'a', 'b'])
  })

  test('stays where it is while its last message is the same', () => {
    const read = placeRow(loaded, { ...at('b', 8), unread_count: 0, display_name: 'Renamed' })
    expect(names(read)).toEqual(['a', 'b', 'c'])
    expect(read.data[1]?.display_name).toBe('Renamed')
  })

  test('comes in when it is new, and is counted', () => {
    const merged = placeRow(loaded, at('new', 10))
    expect(names(merged)).toEqual(['new', 'a', 'b', 'c'])
    expect(merged.total).toBe(4)
  })

  test('waits for its page when it is older than all that is loaded', () => {
    expect(placeRow(loaded, at('old', 1))).toBe(loaded)
    expect(names(placeRow({ ...loaded, cursor: null }, at('old', 1)))).toEqual(['a', 'b', 'c', 'old'])
  })

  test('leaves the list when its status leaves the filter', () => {
    const merged = placeRow(loaded, aRow('b', { status: 'closed' }))
    expect(names(merged)).toEqual(['a', 'c'])
    expect(merged.total).toBe(2)
    expect(names(placeRow({ ...loaded, status: 'all' }, { ...at('b', 8), status: 'closed' }))).toEqual(['a', 'b', 'c'])
  })

  test('does not come into a search that did not find it', () => {
    const found = listOf(rows(['a', 9]), { search: 'ann', total: null })
    expect(placeRow(found, at('new', 10))).toBe(found)
    expect(placeRow(found, at('a', 10)).data[0]?.last_message_at).toBe(minute(10))
  })
})

test('a contact that may no longer be seen is taken out and not counted', () => {
  const loaded = listOf(rows(['a', 9], ['b', 8]))
  expect(removeRow(loaded, 'a')).toMatchObject({ total: 1, data: [{ contact_id: 'b' }] })
  expect(removeRow(loaded, 'nobody')).toBe(loaded)
})
