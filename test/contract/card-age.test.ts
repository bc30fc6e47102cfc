import { expect, test } from 'vitest'
import { countAges } from '#contract/customers/card-age.ts'
import { DEFAULT_HOURS } from '#contract/customers/time-settings.ts'

const NOW = Date.parse('2026-11-27T12:00:00Z')
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString()

test('a contact is as old as its last change or message, whichever came later', () => {
  const cards = [
    { updated_at: ago(1), last_message_at: null },
    { updated_at: ago(500), last_message_at: ago(23.9) },
    { updated_at: ago(24), last_message_at: ago(90) },
    { updated_at: ago(100), last_message_at: null },
    { updated_at: ago(144), last_message_at: ago(200) },
  ]
  expect(countAges(cards, DEFAULT_HOURS, NOW)).toEqual({ green: 2, blue: 1, black: 1, grey: 1 })
})
