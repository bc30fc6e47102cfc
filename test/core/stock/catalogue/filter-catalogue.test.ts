import { expect, test } from 'vitest'
import { filterCatalogue } from '../../../../functions/core/stock/catalogue/filter-catalogue.ts'
import type { CatalogueRow } from '../../../../functions/core/stock/catalogue/pack-catalogue.ts'

const base = { availability: 'available' as const, created_at: 0 }
const vehicles: CatalogueRow[] = [
  { ...base, key: 'escape', make: 'Ford', year: 2021, price: 1_899_500, mileage: 30_000 },
  { ...base, key: 'mustang', make: 'FORD ', year: 2015, price: 2_500_000, mileage: 90_000 },
  { ...base, key: 'zero', make: 'Škoda', year: 2021, mileage: 0 },
  { ...base, key: 'bare' },
]

test.each([
  [{}, ['escape', 'mustang', 'zero', 'bare']],
  [{ make: '' }, ['escape', 'mustang', 'zero', 'bare']],
  [{ make: 'ford' }, ['escape', 'mustang']],
  [{ make: 'skoda' }, ['zero']],
  [{ make: 'For' }, []],
  [{ year_min: 2021 }, ['escape', 'zero']],
  [{ year_max: 2021 }, ['escape', 'mustang', 'zero']],
  [{ year_min: 2016, year_max: 2020 }, []],
  [{ year_min: 2022, year_max: 2015 }, []],
  [{ price_max: 18995 }, ['escape']],
  [{ price_max: 18994 }, []],
  [{ price_min: 18995 }, ['escape', 'mustang']],
  [{ price_min: 0 }, ['escape', 'mustang']],
  [{ mileage_max: 0 }, ['zero']],
  [{ mileage_max: 30_000 }, ['escape', 'zero']],
  [{ make: 'Ford', year_min: 2020, price_max: 20_000 }, ['escape']],
])('%j lets through %j: what a vehicle does not say lets it through no filter', (filter, keys) => {
  expect(filterCatalogue(vehicles, filter).map(({ key }) => key)).toEqual(keys)
})
