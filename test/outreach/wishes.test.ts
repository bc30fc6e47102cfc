import { expect, test } from 'vitest'
import { fitsWish } from '../../functions/core/outreach/wishes/rules.ts'

const ESCAPE = {
  make: 'Ford',
  model: 'Escape',
  title: '2021 Ford Escape XLT',
  year: 2021,
  price: 1_899_500,
  body: 'SUV',
}
const F150 = {
  make: 'Ford',
  model: 'F-150',
  title: '2020 Ford F-150',
  year: 2020,
  price: 3_150_000,
  body: 'Crew Cab Pickup',
}

test.each([
  ['Ford Escape', ESCAPE, true],
  ['escape 2021 o más nueva', ESCAPE, true],
  ['Escape 2016', ESCAPE, false],
  ['Ford Explorer', ESCAPE, false],
  ['any Ford under 20k', ESCAPE, true],
  ['any Ford under $18,000', ESCAPE, false],
  ['una camioneta barata', ESCAPE, true],
  ['a used pickup', ESCAPE, false],
  ['a used pickup', F150, true],
  ['Ford F150', F150, true],
  ['f-150 crew cab', F150, true],
  ['Toyota truck', F150, false],
])('whoever looks for “%s” hears of %o: %s', (looking_for, vehicle, hears) => {
  expect(fitsWish({ looking_for }, vehicle)).toBe(hears)
})

test.each([
  ['2019 Ford Escape SE', true],
  ['2019 Ford Edge', false],
])('whoever asked about the %s hears of an Escape: %s', (asked, hears) => {
  expect(fitsWish({ asked }, ESCAPE)).toBe(hears)
})
