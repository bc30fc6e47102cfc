import { expect, test } from 'vitest'
import { shortAge } from '../../../web/src/features/pipeline/board/age-of.ts'

const NOW = Date.parse('2026-03-31T12:00:00.000Z')

test.each([
  [0, 'hour', 0],
  [0.99, 'hour', 0],
  [1, 'hour', 1],
  [23.99, 'hour', 23],
  [24, 'day', 1],
  [14 * 24 - 1, 'day', 13],
  [14 * 24, 'week', 2],
  [-1, 'hour', 0],
])('a last message of %s h ago is told in the unit %s: %i', (hours, unit, count) => {
  expect(shortAge(new Date(NOW - hours * 3_600_000).toISOString(), NOW)).toEqual({ unit, count })
})
