import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'
import { listOf } from './refused-list.ts'

const HEADER = 'Stock,Make'
const WIDE = `${HEADER}${',x'.repeat(1900)}`

/** The outcome of each: words of a refusal, or a number of vehicles. test/bench prints the worst of all attempts. */
const COSTLY: [what: string, make: () => string | Buffer, outcome: string | number][] = [
  [
    'a few kB of rows shorter than the header, packed',
    () => gzipSync(`${HEADER},Model\n${'1\n'.repeat(3_000_000)}`),
    'The file has more than 200,000 rows: it cannot be one dealership’s inventory.',
  ],
  [
    'a header of a hundred thousand columns',
    () => `${HEADER}${',x'.repeat(100_000)}\n`,
    'The first line has 100002 columns; a vehicle list has 2000 at most.',
  ],
  [
    '1900 cells of two lines, row after row',
    () => `${WIDE}\n${Array.from({ length: 90 }, (_, i) => `${i},A${',"\n"'.repeat(1900)}`).join('\n')}`,
    90,
  ],
  ['a cell of two lines before 200,000 empty ones', () => `${HEADER}\n1,"A\nB"${','.repeat(200_000)}\n`, 1],
]

describe('a file made to keep a worker busy is read or refused within the time of its size', () => {
  test.each(COSTLY)('%s', async (_, make, outcome) => {
    const found = await readBytes(make()).then(
      ({ vehicles }) => vehicles.size,
      ({ message }: Error) => message,
    )
    expect(found).toBe(outcome)
  })

  test('one that took more processor time than it may is refused in words', async () => {
    const file = listOf(20_000)
    await expect(readBytes(file, { processorMs: 1 })).rejects.toThrow('The file takes too long to read')
    await expect(readBytes(file)).resolves.toMatchObject({ problems: [] })
  })
})
