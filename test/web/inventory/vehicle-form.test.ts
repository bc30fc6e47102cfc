import { expect, test } from 'vitest'
import { fromForm, toForm } from '../../../web/src/features/inventory/by-hand/vehicle-form.ts'

const empty = toForm(undefined)

test('what is left empty is not known, and no price is “Call for price”', () => {
  const { fields, wrong } = fromForm({ ...empty, make: ' Ford ', model: 'Bronco' })
  expect(wrong).toEqual([])
  expect(fields).toMatchObject({ make: 'Ford', model: 'Bronco', price: null, year: null, vin: null, images: [] })
})

test.each([
  ['41500', 41500],
  ['$41,500', 41500],
  ['41,500.50 USD', 41500.5],
])('a price written %s is %d', (price, meant) => expect(fromForm({ ...empty, price }).fields.price).toBe(meant))

test('what is no number is told at its field', () => {
  expect(fromForm({ ...empty, price: 'ask me', mileage: '12k', year: '2023' }).wrong).toEqual(['price', 'mileage'])
})

test('pictures are one address a line, the first the cover', () => {
  const images = 'https://a.example/1.jpg\n\n  https://a.example/2.jpg '
  expect(fromForm({ ...empty, images }).fields.images).toEqual(['https://a.example/1.jpg', 'https://a.example/2.jpg'])
})
