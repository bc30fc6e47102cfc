import { expect, test } from 'vitest'
import { VehicleInput } from '#contract/stock/vehicle-input.ts'
import { fromForm, toForm } from '../../../web/src/features/inventory/by-hand/vehicle-form.ts'

const empty = toForm(undefined)

test('what is left empty is not known, and no price is “Call for price”', () => {
  const fields = fromForm({ ...empty, make: ' Ford ', model: 'Bronco' })
  expect(VehicleInput.safeParse(fields).success).toBe(true)
  expect(fields).toMatchObject({ make: 'Ford', model: 'Bronco', price: null, year: null, vin: null, images: [] })
})

test.each([
  ['41500', 41500],
  ['$41,500', 41500],
  ['41,500.50 USD', 41500.5],
])('a price written %s is %d', (price, meant) => expect(fromForm({ ...empty, price }).price).toBe(meant))

test('what is no number is told at its field', () => {
  const written = { ...empty, make: 'Ford', model: 'Bronco', price: 'ask me', mileage: '12k', year: '2023' }
  const refused = VehicleInput.safeParse(fromForm(written)).error?.issues
  expect(refused?.map(({ path, code }) => [path[0], code]).toSorted()).toEqual([
    ['mileage', 'invalid_type'],
    ['price', 'invalid_type'],
  ])
})

test('pictures are one address a line, the first the cover', () => {
  const images = 'https://a.example/1.jpg\n\n  https://a.example/2.jpg '
  expect(fromForm({ ...empty, images }).images).toEqual(['https://a.example/1.jpg', 'https://a.example/2.jpg'])
})
