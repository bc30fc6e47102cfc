import { expect, test } from 'vitest'
import { openPlace, stepFromOpen } from '../../../web/src/features/chats/list/open-place.ts'

test.each([
  ['where it is', ['a', 'b', 'c'], 'b', 'c', 'a'],
  ['on top, as it was answered', ['b', 'a', 'c'], 'b', 'c', 'a'],
  ['gone, as it was snoozed', ['a', 'c'], undefined, 'c', 'a'],
  ['below one that just wrote', ['d', 'a', 'b', 'c'], 'b', 'c', 'a'],
])('from the open conversation, which is %s, J and K lead to its neighbors', (_, rows, open, below, above) => {
  const place = openPlace(rows, open, openPlace(['a', 'b', 'c'], 'b', {}))
  expect(rows[stepFromOpen(rows, open, place, 1)]).toBe(below)
  expect(rows[stepFromOpen(rows, open, place, -1)]).toBe(above)
})
