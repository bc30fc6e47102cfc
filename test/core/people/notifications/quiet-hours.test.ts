import { expect, test } from 'vitest'
import { quietUntil } from '../../../../functions/core/people/notifications/ways-of.ts'

const LOS_ANGELES = 'America/Los_Angeles'

test.each([
  ['22:00', '07:00', '2026-11-27T23:15:30', '2026-11-28T07:00:00'],
  ['22:00', '07:00', '2026-11-28T06:59:59', '2026-11-28T07:00:00'],
  ['12:00', '14:00', '2026-11-27T12:00:00', '2026-11-27T14:00:00'],
  ['22:00', '07:00', '2026-11-28T07:00:00', undefined],
  ['22:00', '07:00', '2026-11-27T21:59:00', undefined],
])('quiet hours from %s to %s end, at %s, at %s', (quiet_from, quiet_to, now, end) => {
  const until = quietUntil({ quiet_from, quiet_to }, LOS_ANGELES, new Date(`${now}-08:00`))
  expect(until).toBe(end && new Date(`${end}-08:00`).toISOString())
})
