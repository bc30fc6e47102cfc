import { describe, expect, test } from 'vitest'
import { houseOf } from './house/house.ts'
import { rules } from './house/rules.ts'
import { readLeaves } from './house/tree.ts'

const house = houseOf(readLeaves(), readLeaves(['test']))

describe('the house', () => {
  test.each(rules)('$says', ({ breaches }) => {
    expect(breaches(house)).toEqual([])
  })
})
