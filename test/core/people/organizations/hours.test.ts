import { expect, test } from 'vitest'
import { monthIn } from '../../../../functions/core/people/organizations/local-dates.ts'
import { isWithin } from '../../../../functions/core/people/organizations/working-hours.ts'

const hours = [
  { day: 'mon' as const, from: '09:00', to: '18:00' },
  { day: 'sat' as const, from: '10:00', to: '24:00' },
]

// 23 November 2026 is a Monday.
test.each([
  ['2026-11-23T15:59:59Z', 'America/Denver', false, 'a minute before it opens'],
  ['2026-11-23T14:00:00Z', 'America/New_York', true, 'when it opens'],
  ['2026-11-23T22:59:59Z', 'America/New_York', true, 'just before it closes'],
  ['2026-11-23T23:00:00Z', 'America/New_York', false, 'when it closes'],
  ['2026-11-24T15:00:00Z', 'America/New_York', false, 'on a day off'],
  ['2026-11-29T04:59:00Z', 'America/New_York', true, 'up to midnight'],
  ['2026-11-29T05:00:00Z', 'America/New_York', false, 'after midnight'],
  // It is already Tuesday there.
  ['2026-11-23T16:00:00Z', 'Asia/Tokyo', false, 'where it is another day'],
  // An hour earlier in UTC during the summer.
  ['2026-07-20T13:00:00Z', 'America/New_York', true, 'when it opens in summer'],
  ['2026-07-20T12:59:00Z', 'America/New_York', false, 'before it opens in summer'],
])('at %s, %s, it is open: %s (%s)', (at, zone, isOpen) => {
  expect(isWithin(hours, new Date(at), zone)).toBe(isOpen)
})

test('without hours it is always open', () => {
  expect(isWithin(null, new Date(), 'America/New_York')).toBe(true)
})

test.each([
  ['2026-12-01T04:59:00Z', 'America/New_York', '2026-11'],
  ['2026-12-01T05:00:00Z', 'America/New_York', '2026-12'],
  ['2026-12-31T15:00:00Z', 'Asia/Tokyo', '2027-01'],
])('%s in %s is of the month %s', (at, zone, month) => {
  expect(monthIn(zone, new Date(at))).toBe(month)
})
