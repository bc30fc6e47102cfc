import { expect, test } from 'vitest'
import { windowHours } from '../../../web/src/features/chats/sending/window-hours.ts'

const NOW = Date.parse('2026-11-05T12:00:00Z')
const inHours = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()

test.each([
  [24, 24],
  [23.99, 23.9],
  [1.05, 1],
  [0.1, 0.1],
  [0.01, 0.1],
  [0, null],
  [-0.01, null],
])('a window that closes in %s h is shown as %s', (hours, shown) => {
  expect(windowHours(inHours(hours), NOW)).toBe(shown)
})

test('a customer who never wrote opens no window', () => {
  expect(windowHours(null, NOW)).toBeNull()
})
