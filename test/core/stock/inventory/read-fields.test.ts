import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VehicleInput } from '#contract/stock/vehicle-input.ts'
import { readFields } from '../../../../functions/core/stock/inventory/read-fields.ts'

beforeEach(() => void vi.stubEnv('PUBLIC_URL', 'http://127.0.0.1:4000'))
afterEach(() => void vi.unstubAllEnvs())
const read = (own: object) => readFields(VehicleInput.parse({ make: 'Ford', model: 'Escape', ...own }))

test('a file’s vehicle with the longest words and pictures of our own address is taken as it is', () => {
  const words = 'x'.repeat(100)
  const names = ['make', 'model', 'trim', 'color', 'colorAlt', 'transmission', 'drivetrain']
  const vehicle = {
    ...Object.fromEntries(names.map((name) => [name, words])),
    stockNumber: 'x'.repeat(40),
    images: ['http://127.0.0.1:4000/local/photos/800/600/a.svg', 'https://a.example/1.jpg'],
  }
  expect(read(vehicle)).toMatchObject(vehicle)
})

test('what cannot be seen is left out, and lines are kept', () => {
  expect(read({ make: 'Fo\u0000rd', description: 'One\nTwo\u0000\u202e' })).toMatchObject({
    make: 'Ford',
    title: 'Ford Escape',
    description: 'One\nTwo',
  })
})

test.each(['1fmcu-0f63 mua00001', '’1FMCU0F63MUA00001', '1FMCU0F63.MUA‐00001'])(
  '“%s” is a VIN as people write it',
  (vin) => {
    expect(read({ vin })).toMatchObject({ vin: '1FMCU0F63MUA00001' })
  },
)

test.each(['http://a.example/1.jpg', 'http://127.0.0.1:4001/1.jpg', 'http://127.0.0.1:4000@a.example/1.jpg'])(
  'a picture at %s is refused with words for it',
  (image) => {
    const refusal = { code: 'invalid', fields: { 'images.1': { key: 'picture_not_https' } } }
    expect(() => read({ images: ['https://a.example/1.jpg', image] })).toThrow(expect.objectContaining(refusal))
  },
)
