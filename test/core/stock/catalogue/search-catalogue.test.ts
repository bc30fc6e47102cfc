import { expect, test } from 'vitest'
import type { CatalogueRow } from '../../../../functions/core/stock/catalogue/pack-catalogue.ts'
import { searchCatalogue } from '../../../../functions/core/stock/catalogue/search-catalogue.ts'

const base = { availability: 'available' as const, created_at: 0 }
const vehicles: CatalogueRow[] = [
  { ...base, key: 'truck', year: 2021, make: 'Ford', model: 'F-150', trim: 'XLT', stockNumber: 'L1002', color: 'Red' },
  {
    ...base,
    key: 'van',
    year: 2019,
    make: 'Citroën',
    model: 'Berlingo',
    vin: '1FTEW1E54MFA12345',
    color: 'Oxford White',
  },
  { ...base, key: 'suv', year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX-L', dealer_code: '1234567' },
  { ...base, key: 'bare' },
]

test.each([
  ['', ['truck', 'van', 'suv', 'bare']],
  ['   ', ['truck', 'van', 'suv', 'bare']],
  ['…', []],
  ['ford', ['truck']],
  ['FORD f', ['truck']],
  ['ord', []],
  ['f-150', ['truck']],
  ['f150', ['truck']],
  ['150', ['truck']],
  ['F 150 red xlt 2021', ['truck']],
  ['ford 2019', []],
  ['2019', ['van', 'suv']],
  ['citroen', ['van']],
  ['CITROËN white', ['van']],
  ['l1002', ['truck']],
  ['L-1002', ['truck']],
  ['1002', ['truck']],
  ['002', ['truck']],
  ['02', []],
  ['1FTEW1E54MFA12345', ['van']],
  ['A12345', ['van']],
  ['ew1e', ['van']],
  ['w1e', []],
  ['crv', ['suv']],
  ['cr-v ex-l', ['suv']],
  ['1234567', ['suv']],
  ['honda crv ford', []],
  ['.*', []],
  ['undefined', []],
])('a search for “%s” finds %j', (search, keys) => {
  expect(searchCatalogue(vehicles, search, 'staff').map(({ key }) => key)).toEqual(keys)
})

test.each([
  ['1234567', []],
  ['honda 1234567', []],
  ['honda', ['suv']],
])('a visitor who searches for “%s” finds %j: a dealer code is for staff', (search, keys) => {
  expect(searchCatalogue(vehicles, search, 'anyone').map(({ key }) => key)).toEqual(keys)
})
