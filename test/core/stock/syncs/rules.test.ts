import { expect, test } from 'vitest'
import { nextSyncAt } from '../../../../functions/core/stock/integrations/sync-times.ts'
import { isOfSameSeries, whyHeld } from '../../../../functions/core/stock/syncs/rules.ts'
import { priceHistory } from '../../../../functions/core/stock/vehicles/price-history.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const minutesAfter = (from: Date, at: string) => (Date.parse(at) - from.getTime()) / 60_000

test('the clock fetches hourly, at a dealership’s own minute, and not at once after a sync by hand', () => {
  const first = nextSyncAt('org', NOON)
  expect(minutesAfter(NOON, first)).toBeGreaterThanOrEqual(30)
  expect(minutesAfter(NOON, first)).toBeLessThanOrEqual(90)
  expect(minutesAfter(new Date(first), nextSyncAt('org', new Date(first)))).toBe(60)
})

test('dealerships’ minutes are spread over the hour', () => {
  const minutes = Array.from({ length: 400 }, (_, i) => new Date(nextSyncAt(`org${i}`, NOON)).getUTCMinutes())
  for (let quarter = 0; quarter < 60; quarter += 15)
    expect(minutes.filter((minute) => minute >= quarter && minute < quarter + 15).length).toBeGreaterThan(60)
})

test.each([
  [0, 0, false],
  [1, 2, true],
  [49, 100, false],
  [50, 100, true],
  [100, 100, true],
])('%i of %i vehicles gone is held: %s', (gone, before, isHeld) => {
  expect(whyHeld({ present: before - gone, gone, before, priced: before, lost: 0 }) !== undefined).toBe(isHeld)
})

test.each([
  [0, 10, false],
  [1, 1, false],
  [4, 10, false],
  [5, 10, true],
  [2, 2, true],
  [10, 10, true],
])('a file that takes the price off %i of %i vehicles is held: %s', (lost, priced, isHeld) => {
  const words = whyHeld({ present: 20, gone: 0, before: 20, priced, lost })
  expect(words).toEqual(isHeld ? { key: 'held_without_prices', about: { lost, priced } } : undefined)
})

test.each([
  ['inventory.csv', 'Inventory.CSV.gz', true],
  ['inventory.zip', 'inventory.csv', true],
  ['DealerCenter_20261118_1234567.csv', 'DealerCenter_20261119_1234567.csv', true],
  ['photos.csv', 'inventory.csv', false],
  ['inventory-photos.csv', 'inventory.csv', false],
])('%s and %s are one file that comes again: %s', (one, other, isSeries) => {
  expect(isOfSameSeries(one, other)).toBe(isSeries)
})

test.each([
  [0, 10, 10, { key: 'held_empty_losing', about: { gone: 10, before: 10 } }],
  [0, 3, 10, { key: 'held_empty_losing', about: { gone: 3, before: 10 } }],
  [0, 0, 10, { key: 'held_empty' }],
  [4, 6, 10, { key: 'held_losing', about: { gone: 6, before: 10 } }],
])('a file with %i vehicles that could be read, and %i of %i gone, is held for %o', (present, gone, before, words) => {
  expect(whyHeld({ present, gone, before, priced: before, lost: 0 })).toEqual(words)
})

const EARLIER = '2026-11-01T00:00:00.000Z'
test.each([
  ['falls', 100, 90, { previous_price: 100, price_changed_at: NOON.toISOString() }],
  ['rises', 100, 110, {}],
  ['stays', 100, 100, { previous_price: 120, price_changed_at: EARLIER }],
  ['is no longer said', 100, undefined, {}],
  ['is said for the first time', undefined, 100, {}],
])('a price that %s (from %s to %s)', (_, before, after, history) => {
  const known = { price: before, previous_price: 120, price_changed_at: EARLIER }
  expect(priceHistory(known, after, NOON)).toEqual(history)
})
