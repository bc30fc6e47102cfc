import { expect, test } from 'vitest'
import { sayIssue } from '#contract/field-words.ts'
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

test('a mileage may end in its unit and a blank', () => {
  expect(fromForm({ ...empty, mileage: ' 12 995 mi ' }).mileage).toBe(12_995)
})

test.each([
  ['year', { year: 1800 }, 'Enter a number of at least 1900.', 'Escribe un número mayor o igual a 1900.'],
  ['price', { price: 1e9 }, 'Enter a number of at most 100,000,000.', 'Escribe un número menor o igual a 100,000,000.'],
  [
    'images',
    { images: Array.from({ length: 61 }, () => 'https://a.example/1.jpg') },
    'A vehicle has at most 60 pictures.',
    'Un vehículo tiene 60 fotos como máximo.',
  ],
])('the limit of %s is told in words, its number as people write it', (_, field, english, spanish) => {
  const [issue] = VehicleInput.safeParse({ make: 'Ford', model: 'Bronco', ...field }).error?.issues ?? []
  expect(issue && [sayIssue(issue, 'en'), sayIssue(issue, 'es')]).toEqual([english, spanish])
})

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
