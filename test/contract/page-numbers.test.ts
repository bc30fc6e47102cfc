import { expect, test } from 'vitest'
import { pageNumbers } from '#contract/page-numbers.ts'

test.each([
  [1, 1, '1'],
  [1, 7, '1 2 3 4 5 6 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 … 8'],
  [2, 8, '1 2 3 … 8'],
  [3, 8, '1 2 3 4 … 8'],
  [4, 8, '1 … 3 4 5 … 8'],
  [6, 8, '1 … 5 6 7 8'],
  [8, 8, '1 … 7 8'],
  [125, 250, '1 … 124 125 126 … 250'],
])('on page %i of %i the pages offered are %s', (current, last, offered) => {
  const shown = pageNumbers(current, last).map((number) => (typeof number === 'string' ? '…' : number))
  expect(shown.join(' ')).toBe(offered)
})
