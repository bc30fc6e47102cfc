import { describe, expect, test } from 'vitest'
import { expectTold, GOOD, HEADER, LONG, OTHER, row, VIN } from './bad-row.ts'
import { readBytes, readOne, told } from './read-bytes.ts'

const ROWS: [what: string, row: string | Buffer, problems: string[]][] = [
  ['a hundred thousand empty cells too many', row({}) + ','.repeat(100_000), []],
  [
    'a million cells',
    `${','.repeat(1_000_000)}x`,
    ['error 2 : This row has 1000001 cells and the header 7: a text may hold the separator outside quotation marks.'],
  ],
  ['two million cells', `${','.repeat(2_000_000)}x`, [`error 2 : ${LONG}`]],
  ['a cell of 10 MB', row({ Description: 'x'.repeat(10_000_000) }), [`error 2 : ${LONG}`]],
  ['a quoted cell of 10 MB', row({ Description: `"${'x'.repeat(10_000_000)}"` }), [`error 2 : ${LONG}`]],
  [
    'a quoted cell of 10 MB in lines',
    row({ Description: `"${'good car\n'.repeat(1_100_000)}"` }),
    [`error 2 : ${LONG} Lines 3 to 1100002 were left out.`],
  ],
  ['2 MB of empty lines', '\n'.repeat(2_000_000), []],
]

describe('a row of megabytes is told, and the good row behind it comes in', () => {
  test.each(ROWS)('%s', async (_, bad, problems) => expectTold(bad, problems))

  test.each(['Price', 'MSRP', 'Odometer', 'Year', 'DateInStock', 'PhotoURLs', 'EquipmentCode', 'Color'])(
    'half a megabyte of blanks within a cell of %s costs no time',
    async (column) => {
      const start = performance.now()
      await readOne(`VIN,Make,${column}`, `${VIN},Kia,1${' '.repeat(500_000)}x`)
      expect(performance.now() - start).toBeLessThan(4000)
    },
  )

  test('a hole of 10 MB behind good rows, as a full disk leaves it', async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => row({ VIN: '', StockNumber: `S${i}` })).join('\n')
    const file = Buffer.concat([
      Buffer.from(`${HEADER}\n${rows}\n`),
      Buffer.alloc(10_000_000),
      Buffer.from(`\n${GOOD}`),
    ])
    const { problems, vehicles } = await readBytes(file)
    expect(problems.map(told)).toEqual([`error 1002 : ${LONG}`])
    expect(vehicles.size).toBe(1001)
    expect(vehicles.has(OTHER)).toBe(true)
  })
})
