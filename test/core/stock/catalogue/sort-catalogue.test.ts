import { expect, test } from 'vitest'
import { SORTS, type Sort } from '#contract/stock/inventory.ts'
import type { CatalogueRow } from '../../../../functions/core/stock/catalogue/pack-catalogue.ts'
import { sortCatalogue } from '../../../../functions/core/stock/catalogue/sort-catalogue.ts'

const vehicle = (key: string, own: Partial<CatalogueRow>): CatalogueRow => ({
  key,
  availability: 'available',
  created_at: 100,
  ...own,
})
/** `tie` equals `a`, but is newer; `none` has no values. */
const vehicles = [
  vehicle('none', {}),
  vehicle('a', { make: 'Ford', model: 'Escape', price: 1_000_000, year: 2019, mileage: 500, created_at: 200 }),
  vehicle('tie', { make: 'FORD', model: 'escape', price: 1_000_000, year: 2019, mileage: 500, created_at: 300 }),
  vehicle('free', { make: 'Álfa', model: 'Romeo', price: 0, year: 2024, mileage: 0 }),
  vehicle('last', { make: 'Zeekr', model: '001', price: 9_900_000, year: 1999, mileage: 250_000, created_at: 50 }),
]

const ORDERS: [Sort, string[]][] = [
  ['make_asc', ['free', 'tie', 'a', 'last', 'none']],
  ['make_desc', ['last', 'tie', 'a', 'free', 'none']],
  ['price_asc', ['tie', 'a', 'last', 'free', 'none']],
  ['price_desc', ['last', 'tie', 'a', 'free', 'none']],
  ['year_asc', ['last', 'tie', 'a', 'free', 'none']],
  ['year_desc', ['free', 'tie', 'a', 'last', 'none']],
  ['mileage_asc', ['free', 'tie', 'a', 'last', 'none']],
  ['mileage_desc', ['last', 'tie', 'a', 'free', 'none']],
  ['created_at_desc', ['tie', 'a', 'free', 'none', 'last']],
]

test('every sort is held below', () => expect(ORDERS.map(([sort]) => sort)).toEqual([...SORTS]))

test.each(ORDERS)(
  '%s puts the vehicles in order, those without a value last, those alike newest first',
  (sort, keys) => {
    for (const given of [vehicles, vehicles.toReversed(), vehicles.toSorted((a, b) => (a.key < b.key ? -1 : 1))])
      expect(sortCatalogue(given, sort).map(({ key }) => key)).toEqual(keys)
  },
)

test.each(SORTS)('%s of no vehicle and of one is what it was', (sort) => {
  expect(sortCatalogue([], sort)).toEqual([])
  expect(sortCatalogue([vehicle('one', {})], sort)).toEqual([vehicle('one', {})])
})

test('vehicles of one make are sorted by model, those of one model by trim', () => {
  const of = (key: string, model: string, trim: string) => vehicle(key, { make: 'Ford', model, trim })
  const given = [of('c', 'Escape', 'SEL'), of('a', 'Edge', 'ST'), of('b', 'Escape', 'SE')]
  expect(sortCatalogue(given, 'make_asc').map(({ key }) => key)).toEqual(['a', 'b', 'c'])
})
