import { expect, test } from 'vitest'
import { readAddress, writeAddress } from '../../../web/src/features/inventory/catalogue/catalogue-address.ts'

const read = (address: string) => readAddress(new URLSearchParams(address))

test('an address without anything is the first page of all, the newest first', () => {
  expect(read('')).toEqual({ page: 1, search: '', sort_by: 'created_at_desc' })
  expect(writeAddress(read(''))).toBe('')
})

test.each([
  'search=ford+escape&sort_by=price_asc&make=Land+Rover&year_min=2015&price_max=30000&page=3',
  'search=%23L1002&mileage_max=80000',
])('%s is read and written alike', (address) => expect(writeAddress(read(address))).toBe(address))

test.each([
  ['page=0', { page: 1 }],
  ['page=two', { page: 1 }],
  ['sort_by=colour', { sort_by: 'created_at_desc' }],
  [`search=${'x'.repeat(500)}`, { search: 'x'.repeat(100) }],
])('%s is taken for what can be meant', (address, meant) => expect(read(address)).toMatchObject(meant))

test.each(['year_min=-1', 'price_max=1e9', 'mileage_max=', 'price_min=12.5', 'year_max=99999999999'])(
  '%s is no filter',
  (address) => expect(Object.keys(read(address))).toEqual(['page', 'search', 'sort_by']),
)
