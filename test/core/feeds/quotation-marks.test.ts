import { describe, expect, test } from 'vitest'
import { expectTold, HEADER, row } from './bad-row.ts'
import { readBytes } from './read-bytes.ts'

const MISFIT =
  'This row does not fit the columns: a quotation mark is missing or one too many, or a text holds the separator outside quotation marks.'
const PLAIN = 'A quotation mark is opened in this row and never closed. The row was read as if it were not there.'

const ROWS: [what: string, row: string | Buffer, problems: string[]][] = [
  ['a quotation mark never closed', row({ Description: '"fine' }), [`warning 2 : ${PLAIN}`]],
  ['one never closed before a comma', row({ Description: '"fine, red' }), [`error 2 : ${MISFIT}`]],
  ['one never closed in an early cell', row({ StockNumber: '"S1' }), [`warning 2 : ${PLAIN}`]],
  [
    'one never closed over two lines',
    row({ Description: '"fine\nand red' }),
    [`warning 2 : ${PLAIN} Line 3 was left out.`],
  ],
  ['a quotation mark within a cell', row({ Description: '5" lift' }), []],
  ['words after a quotation', row({ Description: '"Nice" car' }), []],
  ['a blank after a quotation', row({ Description: '"Nice" ' }), []],
  ['quotation marks only', row({ Description: '""""' }), []],
]

describe('a quotation mark that is astray costs no other row', () => {
  test.each(ROWS)('%s', async (_, bad, problems) => expectTold(bad, problems))

  test('quotation marks unclosed in every row cost no row', async () => {
    const rows = Array.from({ length: 500 }, (_, i) =>
      row({ VIN: '', StockNumber: `S${i}`, Description: '"Great car' }),
    )
    const { summary, vehicles, problems } = await readBytes([HEADER, ...rows].join('\n'))
    expect([summary.errors, vehicles.size]).toEqual([0, 500])
    expect([...new Set([...vehicles.values()].map((one) => one.description))]).toEqual(['Great car', '"Great car'])
    expect(problems.map(({ message }) => message)).toContain(
      'Many rows open a quotation mark and never close it. From here on quotation marks are read as letters.',
    )
  })
})
