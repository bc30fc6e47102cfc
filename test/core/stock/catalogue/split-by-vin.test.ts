import { expect, test } from 'vitest'
import type { CatalogueRow } from '../../../../functions/core/stock/catalogue/pack-catalogue.ts'
import { splitByVin } from '../../../../functions/core/stock/catalogue/split-by-vin.ts'

const row = (key: string, vin?: string): CatalogueRow => ({ key, vin, availability: 'available', created_at: 1 })
const VIN = '1FMCU0F63MUA00001'

test.each([
  ['the same VIN', VIN, [row(VIN, VIN)], 'superseded'],
  ['another VIN', VIN, [row('2', '1FMCU0F63MUA00002')], 'kept'],
  ['no VIN', VIN, [row('1#L1002')], 'kept'],
  ['no car', VIN, [], 'kept'],
  ['a car without VIN, as this one', undefined, [row('1#L1002')], 'kept'],
])('of a feed with %s, a vehicle kept by hand with the VIN %s', (_, vin, ofFeed, where) => {
  const vehicle = row('by hand', vin)
  expect(splitByVin([vehicle], ofFeed)).toEqual({ kept: [], superseded: [], [where]: [vehicle] })
})

test('the others keep their order', () => {
  const vehicles = [row('a'), row('b', VIN), row('c', 'X'), row('d')]
  expect(splitByVin(vehicles, [row(VIN, VIN)]).kept.map(({ key }) => key)).toEqual(['a', 'c', 'd'])
})
