import { expect, test } from 'vitest'
import type { WebhookItem } from '../../../../functions/core/outreach/webhooks/entity.ts'
import { healthAfter, isLetBe, patienceOf } from '../../../../functions/core/outreach/webhooks/rules.ts'
import { afterSilence } from '../../../../functions/core/people/push-devices/rules.ts'

const NOON = Date.parse('2026-11-29T12:00:00.000Z')
const after = (minutes: number) => new Date(NOON + minutes * 60_000)

test.each([
  ['is silent', 'timeout', 5_000],
  ['takes its time to refuse', 'refused', 1_800],
] as const)(
  'an address that %s is let be for longer and longer, and switched off after a day of it',
  (_, error, tookMs) => {
    const pauses: number[] = []
    let health: Partial<WebhookItem> = {}
    let minutes = 0
    for (; health.off_because === undefined && minutes < 48 * 60; minutes += Math.max(1, pauses.at(-1) ?? 0)) {
      const now = after(minutes)
      health = { ...health, ...healthAfter(health, { status: 'waiting', error }, { now, tookMs }) }
      pauses.push(isLetBe(health, now) ? (Date.parse(health.silent_until ?? '') - now.getTime()) / 60_000 : 0)
    }
    expect(pauses.slice(0, 9)).toEqual([0, 0, 1, 2, 4, 8, 15, 30, 30])
    expect(health).toMatchObject({ is_active: false, off_because: 'failing' })
    expect(minutes).toBeLessThan(24 * 60)
    const arrived = { status: 'delivered', error: undefined } as const
    const again = healthAfter({ failing_since: 'then', silent_times: 5 }, arrived, { now: after(0), tookMs: 4_000 })
    expect(again).toEqual({ failing_since: undefined, silent_times: undefined, silent_until: undefined, is_slow: true })
    expect([{}, again ?? {}].map(patienceOf)).toEqual([2_000, 5_000])
    expect(healthAfter({ is_slow: true }, arrived, { now: after(0), tookMs: 100 })).toMatchObject({
      is_slow: undefined,
    })
  },
)

test('a browser whose vendor has left all without an answer for a day is forgotten', () => {
  let health = afterSilence({}, after(0))
  for (let hour = 1; hour <= 24; hour++) health = health && afterSilence(health, after(hour * 60))
  expect(health).toMatchObject({ silent_times: 25 })
  expect(health && afterSilence(health, after(24 * 60 + 1))).toBeUndefined()
})
