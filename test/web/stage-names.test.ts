import { expect, test } from 'vitest'
import { nameApart } from '../../web/src/data/name-apart.ts'

test('stages of one name, however it is written, are told apart', () => {
  const names = ['Finance desk', 'Sold', 'finance DÉSK', 'Finance desk'].map((name) => ({ name }))
  expect(nameApart(names).map(({ name }) => name)).toEqual([
    'Finance desk',
    'Sold',
    'finance DÉSK (2)',
    'Finance desk (3)',
  ])
})
