import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvCell, undefuse } from '../../../functions/core/platform/tabular/csv-cell.ts'

const FORMULA = /^[\p{Cf}\p{Z}]*[=+\-@＝＋－＠]/u
const SPREADSHEETS = [',', ';', '\t', '|']

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\u200b=1+1',
  '\ufeff=1+1',
  'x;=1+1',
  'x; =1+1',
  'x;\u200b＝1+1',
  'x\t=1+1',
  'x|@SUM(A1)',
  'x\n=1+1',
  'say "x;=1+1" now',
  'x;"=1+1"',
  '\t=1+1',
  "'=1+1",
])('%j is a formula for no spreadsheet, whatever it parts cells by, and reads back as it was', (text) => {
  const line = `Ana,${csvCell(text)},end\r\n`
  for (const delimiter of SPREADSHEETS) {
    const rows: string[][] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true })
    expect(rows.flat().filter((cell) => FORMULA.test(cell))).toEqual([])
  }
  const [[, cell = ''] = []]: string[][] = parse(line)
  expect(undefuse(cell).replace(/^'(?=\t)/, '')).toBe(text)
})

test('what is no formula stays as it is', () => {
  const plain = ['Ana', 'a-b', '1+1', 'mail@example.com', 'O’Connor']
  expect(plain.map(csvCell)).toEqual(plain)
  expect(csvCell('a;b')).toBe('"a;b"')
})
