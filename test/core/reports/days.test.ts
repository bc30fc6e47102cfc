import { expect, test } from 'vitest'
import { startOfDay } from '../../../functions/core/people/organizations/local-dates.ts'
import { workingSeconds } from '../../../functions/core/people/organizations/working-seconds.ts'
import { addFacts, type Cells } from '../../../functions/core/reports/days/day-cells.ts'
import { addTo, bucketOf, quantileOf } from '../../../functions/core/reports/days/log-buckets.ts'
import { packCells, unpackCells } from '../../../functions/core/reports/days/pack-cells.ts'
import { newFact } from '../../../functions/core/reports/facts/rules.ts'

test('percentiles read from buckets are at most 2 % off', () => {
  const waits = Array.from({ length: 5000 }, (_, n) => Math.round(Math.exp((n / 5000) * Math.log(2_592_000))))
  const buckets: number[] = []
  for (const wait of waits) addTo(buckets, bucketOf(wait))
  for (const share of [0.5, 0.9, 0.99]) {
    const exact = waits[Math.ceil(waits.length * share) - 1] ?? 0
    expect(Math.abs((quantileOf(buckets, share) ?? 0) - exact) / exact, String(share)).toBeLessThanOrEqual(0.02)
  }
})

const work = { timezone: 'America/Chicago', part: 'work' as const }

test('a day that is packed is the same when it is read, and facts in any order add up to the same', () => {
  const facts = Array.from({ length: 300 }, (_, n) =>
    newFact('org', 'sent', new Date(Date.UTC(2026, 10, 20, 12, 0, n * 7)).toISOString(), `m${n}`, {
      agent: `a${n % 4}`,
      channel: 'sms',
      extra: n % 3 ? 'reply' : 'first',
      seconds: n * n,
      working: n % 2 ? n : n * n,
      since: '2026-11-20T11:00:00.000Z',
    }),
  )
  const [one, other]: Cells[] = [new Map(), new Map()]
  addFacts(one as Cells, facts, work)
  addFacts(other as Cells, facts.toReversed(), work)
  const packed = packCells(one as Cells)
  expect(packCells(other as Cells)).toEqual(packed)
  expect(new Map([...unpackCells(packed)].toSorted())).toEqual(new Map([...(one as Cells)].toSorted()))
})

test.each([
  ['2026-03-08', '2026-03-08T06:00:00.000Z'],
  ['2026-03-09', '2026-03-09T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T05:00:00.000Z'],
  ['2026-11-02', '2026-11-02T06:00:00.000Z'],
])('%s begins in Chicago at %s, also where clocks change', (day, at) =>
  expect(new Date(startOfDay(day, 'America/Chicago')).toISOString()).toBe(at),
)

test('a question that comes at night waits from the opening on', () => {
  const hours = [
    { day: 'mon' as const, from: '09:00', to: '18:00' },
    { day: 'tue' as const, from: '09:00', to: '18:00' },
  ]
  const clock = { business_hours: hours, timezone: 'America/Chicago' }
  const at = (time: string) => new Date(`${time}-06:00`)
  expect(workingSeconds(clock, at('2026-11-23T21:30:00'), at('2026-11-24T09:02:30'))).toBe(150)
  expect(workingSeconds(clock, at('2026-11-23T17:59:30'), at('2026-11-24T09:00:20'))).toBe(50)
  expect(workingSeconds(clock, at('2026-11-23T10:00:00'), at('2026-11-23T10:00:07'))).toBe(7)
})
