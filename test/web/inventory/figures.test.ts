import { expect, test } from 'vitest'
import { figuresFor } from '../../../web/src/features/inventory/figures.ts'

test.each(['en', 'es'] as const)('in %s prices and miles read as they do in the United States', (language) => {
  const { price, miles, bytes } = figuresFor(language)
  expect(price(12995)).toBe('$12,995')
  expect(price(12995.5)).toBe('$12,995.50')
  expect(miles(167764)).toBe('167,764 mi')
  expect([bytes(42_359), bytes(5_250_000)]).toEqual(['42.4 kB', '5.3 MB'])
})
