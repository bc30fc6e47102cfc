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

const sold = (key: string, make: string, model: string, trim?: string): CatalogueRow => ({
  ...base,
  key,
  year: 2021,
  make,
  model,
  trim,
})
const lot = [
  sold('V1', 'Toyota', 'RAV4', 'XLE'),
  sold('V2', 'Mercedes-Benz', 'C-Class', 'C 300'),
  sold('V3', 'BMW', '3 Series', '330i'),
  sold('V4', 'Volkswagen', 'ID.4'),
  sold('V5', 'Chevrolet', 'Silverado 1500'),
  sold('V6', 'Ford', 'F-150', 'Lariat'),
  sold('V7', 'Honda', 'CR-V'),
  sold('V8', 'Mazda', 'MX-5 Miata'),
  sold('V9', 'VW', 'Jetta'),
  sold('V10', 'Land Rover', 'Range Rover Sport'),
  sold('V11', 'Mazda', 'CX-5'),
  sold('V12', 'Škoda', 'Félicia'),
]

test.each([
  ['rav 4', ['V1']],
  ['rav-4', ['V1']],
  ['RAV4', ['V1']],
  ['c300', ['V2']],
  ['c 300', ['V2']],
  ['3series', ['V3']],
  ['330 i', ['V3']],
  ['vw', ['V4', 'V9']],
  ['volkswagen', ['V4', 'V9']],
  ['id4', ['V4']],
  ['id 4', ['V4']],
  ['chevy silverado', ['V5']],
  ['silverado1500', ['V5']],
  ['mx 5', ['V8']],
  ['mx5 miata', ['V8']],
  ['f150', ['V6']],
  ['f 150', ['V6']],
  ['ford f-150 lariat', ['V6']],
  ['crv', ['V7']],
  ['cr v', ['V7']],
  ['mercedes benz', ['V2']],
  ['mercedesbenz', ['V2']],
  ['merc', ['V2']],
  ['benz c300', ['V2']],
  ['beemer', ['V3']],
  ['bimmer 330i', ['V3']],
  ['landrover', ['V10']],
  ['cx5', ['V11']],
  ['cx 5', ['V11']],
  ['skoda felicia', ['V12']],
  ['f1500', []],
  ['chevy f150', []],
])('a customer who writes “%s” means %j', (search, keys) => {
  for (const reader of ['staff', 'anyone'] as const)
    expect(searchCatalogue(lot, search, reader).map(({ key }) => key)).toEqual(keys)
})
