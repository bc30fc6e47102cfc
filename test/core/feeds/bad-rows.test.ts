import { describe, expect, test } from 'vitest'
import { EMPTY_ROW, expectTold, HEADER, OTHER, RULE, row, VIN } from './bad-row.ts'
import { readBytes, told } from './read-bytes.ts'

const ROWS: [what: string, row: string | Buffer, problems: string[]][] = [
  [
    'a cell too many',
    `${row({})},more`,
    ['error 2 : This row has 8 cells and the header 7: a text may hold the separator outside quotation marks.'],
  ],
  [
    'a comma outside quotation marks',
    row({ Description: 'big, red' }),
    ['error 2 : This row has 8 cells and the header 7: a text may hold the separator outside quotation marks.'],
  ],
  ['empty cells too many', `${row({})},,,`, []],
  [
    'cells too few',
    `${VIN},S1,2019,Kia`,
    ['warning 2 : This row has fewer cells than the header; what is missing was taken as empty.'],
  ],
  [
    'a row cut in its VIN',
    VIN.slice(0, 9),
    [
      `error 2 VIN: ${RULE}, and the row has no stock number.`,
      'warning 2 : This row has fewer cells than the header; what is missing was taken as empty.',
    ],
  ],
  [
    'a line of a few NULs',
    '\0\0\0',
    [
      `error 2 : ${EMPTY_ROW}`,
      'warning 2 : This row has fewer cells than the header; what is missing was taken as empty.',
    ],
  ],
  ['a lone carriage return', row({ Description: 'a\rb' }), []],
  [
    'the same car again',
    `${row({})}\n${row({ Price: '200' })}`,
    ['warning 3 VIN: The same VIN is in line 2; the last row counts.'],
  ],
  [
    'the same stock number again',
    `${row({ VIN: '' })}\n${row({ VIN: '' })}`,
    ['warning 3 StockNumber: The same stock number is in line 2; the last row counts.'],
  ],
  ['the header again', HEADER, ['warning 2 : This row repeats the names of the columns, so it was left out.']],
  [
    'the header again and again, with blanks and a mark',
    `\ufeff${HEADER}\n${HEADER.replaceAll(',', ' , ')}\n"${HEADER.replaceAll(',', '","')}"`,
    ['warning 2 : 3 rows, this one first, repeat the names of the columns, so they were left out.'],
  ],
  [
    'a line of totals',
    'Total: 5',
    [
      `error 2 VIN: ${RULE}, and the row has no stock number.`,
      'warning 2 : This row has fewer cells than the header; what is missing was taken as empty.',
    ],
  ],
  ['an empty line', '', []],
  ['a line of blanks', '   ', []],
  ['a line of separators', ',,,,,,', []],
]

describe('a bad row is told, and the good row behind it comes in', () => {
  test.each(ROWS)('%s', async (_, bad, problems) => expectTold(bad, problems))

  test('a header alone is a list without a car', async () => {
    const { summary, vehicles } = await readBytes(HEADER)
    expect([summary.errors, vehicles.size]).toEqual([0, 0])
  })

  test('a column that is there twice counts by its first cell that says something', async () => {
    const { vehicles } = await readBytes(`VIN,Make,Price,Price\n${VIN},Kia,100,200\n${OTHER},Kia,,300\n`)
    expect([vehicles.get(VIN)?.price, vehicles.get(OTHER)?.price]).toEqual([10_000, 30_000])
  })

  test('of a car that is there three times, at two dealers, the last row counts', async () => {
    const rows = ['1,100,', '2,200,SOLD', '2,300,'].map((row) => `${VIN},Kia,${row}`)
    const { summary, vehicles, problems } = await readBytes(
      `VIN,Make,DCID,Price,Status\n${rows.join('\n')}\n${OTHER},Kia,1,9,`,
    )
    expect(vehicles.get(VIN)).toMatchObject({ dealer_code: '2', price: 30_000, availability: 'available' })
    expect(problems.map(told)).toEqual([
      'warning 3 VIN: The same VIN is in line 2; the last row counts.',
      'warning 4 VIN: The same VIN is in line 3; the last row counts.',
    ])
    expect(summary.dealers).toEqual([
      { code: '1', vehicles: 1 },
      { code: '2', vehicles: 1 },
    ])
  })
})
