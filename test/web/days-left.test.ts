import { expect, test } from 'vitest'
import { daysLeft } from '../../web/src/lib/days-left.ts'

test.each([
  ['at once, by a clock that is half a minute behind', '2026-10-31T23:59:30.000Z', 30],
  ['a second later', '2026-11-01T00:00:01.000Z', 30],
  ['a day later', '2026-11-02T00:00:00.000Z', 29],
  ['in the last hour', '2026-11-30T23:00:00.000Z', 1],
])('of 30 days promised, those left are counted %s', (_, now, left) => {
  expect(daysLeft('2026-12-01T00:00:00.000Z', Date.parse(now), 30)).toBe(left)
})
