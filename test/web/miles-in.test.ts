import { expect, test } from 'vitest'
import { milesIn } from '../../web/src/features/deals/miles-in.ts'

test.each([
  ['88,000', 88_000],
  ['88k', 88_000],
  ['88.5 mil', 88_500],
  ['120000 miles', 120_000],
  ['about 60 K', 60_000],
  ['', null],
  ['low', null],
])('“%s” are %s miles', (written, miles) => {
  expect(milesIn(written)).toBe(miles)
})
