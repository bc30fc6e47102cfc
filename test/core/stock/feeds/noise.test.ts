import { describe, expect, test } from 'vitest'
import { GOOD, HEADER, OTHER } from './bad-row.ts'
import { noise } from './noise.ts'
import { readBytes } from './read-bytes.ts'

describe('whatever bytes come, the reader answers', () => {
  test.each(Array.from({ length: 40 }, (_, i) => i + 1))(
    'to noise %i: the same in any pieces, with every error told',
    async (seed) => {
      const file = `${HEADER}\n${GOOD}\n${noise(seed)}\n${GOOD}`
      const [whole, pieces] = [await readBytes(file), await readBytes(file, {}, 11)]
      expect([...pieces.vehicles.values()]).toEqual([...whole.vehicles.values()])
      expect(whole.vehicles.has(OTHER)).toBe(true)
      expect(pieces.problems).toEqual(whole.problems)
      expect(whole.problems.filter(({ severity }) => severity === 'error')).toHaveLength(whole.summary.errors)
    },
  )
})
