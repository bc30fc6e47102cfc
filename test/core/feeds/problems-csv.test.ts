import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { problemsCsv } from '../../../functions/core/feeds/problems-csv.ts'

const problem = (value: string) => ({
  line: 2,
  column: 'Price',
  value,
  message: 'Left out, as it is.',
  severity: 'warning' as const,
})

describe('the file of what was wrong', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'])(
    '%j runs in no spreadsheet',
    (value) => {
      const [, row] = parse([...problemsCsv([problem(value)])].join(''), { bom: true, record_delimiter: '\r\n' })
      expect(row).toEqual(['2', 'Price', `'${value}`, 'Left out, as it is.'])
    },
  )

  test.each(['a,b', 'say "hi"', 'two\nlines', 'plain', ''])('%j is read back as it was', (value) => {
    const rows = parse([...problemsCsv([problem(value)])].join(''), { bom: true, record_delimiter: '\r\n' })
    expect(rows).toEqual([
      ['line', 'column', 'value', 'message'],
      ['2', 'Price', value, 'Left out, as it is.'],
    ])
  })
})
