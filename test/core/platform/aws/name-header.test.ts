import { expect, test } from 'vitest'
import { nameHeader } from '../../../../functions/core/platform/aws/name-header.ts'

test.each([
  ['people.csv', 'people.csv'],
  ['Año nuevo.pdf', 'Año nuevo.pdf'],
  [`${'x'.repeat(4_000_000)}.pdf`, `${'x'.repeat(196)}.pdf`],
  [`${'🚗'.repeat(500)}.jpg`, `${'🚗'.repeat(124)}.jpg`],
])('a file’s name of whatever length fits what S3 keeps with a file, its end first', (name, kept) => {
  const header = nameHeader(name)
  expect(decodeURIComponent(header)).toBe(kept)
  expect(header.length).toBeLessThanOrEqual(1500)
})
