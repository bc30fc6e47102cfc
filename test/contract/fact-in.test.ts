import { expect, test } from 'vitest'
import { factIn } from '#contract/stock/fact-in.ts'

test.each([
  ['transmission', '8-Speed Automatic', 'Automática de 8 velocidades'],
  ['transmission', 'Automatic w/Manual Shift', 'Automática con modo manual'],
  ['transmission', 'CVT', 'CVT'],
  ['color', 'Midnight Blue Metallic', 'Azul medianoche metálico'],
  ['color', 'Navy', 'Azul marino'],
  ['colorAlt', 'Dark Gray', 'Gris oscuro'],
  ['color', 'Agate Black', 'Agate Black'],
  ['fuel', 'GASOLINE', 'Gasolina'],
  ['make', 'Automatic', 'Automatic'],
] as const)('a feed’s %s “%s” reads in Spanish “%s”, and in English as it is written', (name, value, spanish) => {
  expect(factIn(name, value, 'es')).toBe(spanish)
  expect(factIn(name, value, 'en')).toBe(value)
})
