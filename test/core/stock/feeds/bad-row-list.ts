import { EMPTY_ROW, HEADER, RULE, row, VIN } from './bad-row.ts'

/** A row in a list's second line, and its reported problems, "error 2 VIN: words". */
type BadRow = [what: string, row: string | Buffer, problems: string[]]

/** Rows that are wrong as a whole. */
export const BAD_ROWS: BadRow[] = [
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
  ['a line of totals', 'Total: 5', []],
  ['an empty line', '', []],
  ['a line of blanks', '   ', []],
  ['a line of separators', ',,,,,,', []],
]
