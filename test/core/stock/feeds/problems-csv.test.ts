import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { RowProblem } from '../../../../functions/core/stock/feeds/feed-vehicle.ts'
import { problemsCsv } from '../../../../functions/core/stock/feeds/problems-csv.ts'
import { VIN } from './bad-row.ts'
import { readBytes } from './read-bytes.ts'

const problem = (value: string): RowProblem => ({
  line: 2,
  column: 'Price',
  value,
  message: { key: 'price_unreadable' },
  severity: 'warning',
})
const SAID = 'This is not a price, so it was left out.'
const csv = (value: string, language: Language) => [...problemsCsv([problem(value)], language)].join('')
const read = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n' })

describe('the file of what was wrong', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['=HYPERLINK("http://x","y")', `'=HYPERLINK("http://x","y")`],
  ])('%j runs in no spreadsheet', (value, kept) => {
    const [, row] = read(csv(value, 'en'))
    expect(row).toEqual(['2', 'Price', kept, SAID])
  })

  test.each(['a,b', 'say "hi"', 'two\nlines', 'plain', ''])('%j is read back as it was', (value) => {
    expect(read(csv(value, 'en'))).toEqual([
      ['line', 'column', 'value', 'message'],
      ['2', 'Price', value, SAID],
    ])
  })

  test.each([
    ['en', `\ufeffline,column,value,message\r\n2,Price,cheap,"${SAID}"\r\n`],
    ['es', '\ufefflínea,columna,valor,mensaje\r\n2,Price,cheap,Esto no es un precio y se omitió.\r\n'],
  ] as const)('in %s is worded so, lines and values as the file has them', (language, text) => {
    expect(csv('cheap', language)).toBe(text)
  })

  test('a column whose name never ends is named by its start', async () => {
    const { problems } = await readBytes(`VIN,Make,Price${'-'.repeat(5000)}\n${VIN},Kia,cheap`)
    expect(problems).toMatchObject([{ column: `Price${'-'.repeat(195)}`, message: SAID }])
  })
})
