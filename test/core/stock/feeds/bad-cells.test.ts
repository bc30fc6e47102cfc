import { describe, test } from 'vitest'
import { EMPTY_ROW, expectTold, RULE, row, VIN } from './bad-row.ts'

const ROWS: [what: string, row: string | Buffer, problems: string[]][] = [
  ['no VIN and no stock number', row({ VIN: '', StockNumber: '' }), [`error 2 : ${EMPTY_ROW}`]],
  ['marks of nothing for VIN and stock number', row({ VIN: 'N/A', StockNumber: '-' }), [`error 2 : ${EMPTY_ROW}`]],
  [
    'a short VIN and no stock number',
    row({ VIN: '123', StockNumber: '' }),
    [`error 2 VIN: ${RULE}, and the row has no stock number.`],
  ],
  [
    'a short VIN beside a stock number',
    row({ VIN: '123' }),
    [`warning 2 VIN: ${RULE}, so the vehicle is known by its stock number.`],
  ],
  [
    'a VIN with an O',
    row({ VIN: '1M8GDM9AXKPO42788' }),
    [`warning 2 VIN: ${RULE}, so the vehicle is known by its stock number.`],
  ],
  [
    'a VIN of ones',
    row({ VIN: '1'.repeat(17) }),
    [`warning 2 VIN: ${RULE}, so the vehicle is known by its stock number.`],
  ],
  [
    'a VIN with 18 characters',
    row({ VIN: `${VIN}0` }),
    [`warning 2 VIN: ${RULE}, so the vehicle is known by its stock number.`],
  ],
  [
    'a mistyped VIN',
    row({ VIN: '1M8GDM9A1KP042788' }),
    ['warning 2 VIN: This VIN fails its check digit: mistyped, or made for another country.'],
  ],
  ['a VIN in small letters', row({ VIN: VIN.toLowerCase() }), []],
  ['a VIN with blanks and dashes', row({ VIN: `'${VIN.slice(0, 8)}-${VIN.slice(8)} ` }), []],
  ['no make and no model', row({ Make: '', Model: 'N/A' }), ['error 2 : This row has no make, model or title.']],
  ['a make alone', row({ Model: '' }), []],
  [
    'a model alone',
    row({ Make: '' }),
    ['warning 2 Make: This row names no make, so filters by make do not find the vehicle.'],
  ],
  [
    'a year of two digits',
    row({ Year: '19' }),
    ['warning 2 Year: A model year lies between 1900 and 2028, so it was left out.'],
  ],
  [
    'the year 1899',
    row({ Year: '1899' }),
    ['warning 2 Year: A model year lies between 1900 and 2028, so it was left out.'],
  ],
  [
    'the year 2029',
    row({ Year: '2029' }),
    ['warning 2 Year: A model year lies between 1900 and 2028, so it was left out.'],
  ],
  [
    'a year in words',
    row({ Year: 'new' }),
    ['warning 2 Year: A model year lies between 1900 and 2028, so it was left out.'],
  ],
  ['a year with a decimal', row({ Year: '2019.0' }), []],
  ['a price in words', row({ Price: 'cheap' }), ['warning 2 Price: This is not a price, so it was left out.']],
  ['a price below zero', row({ Price: '-5' }), ['warning 2 Price: A price cannot be below zero, so it was left out.']],
  [
    'a price in euros',
    row({ Price: '9000 EUR' }),
    ['warning 2 Price: This price is not in US dollars, so it was left out.'],
  ],
  [
    'a price in pounds',
    row({ Price: '£9000' }),
    ['warning 2 Price: This price is not in US dollars, so it was left out.'],
  ],
  [
    'a price beyond belief',
    row({ Price: '99999999999' }),
    ['warning 2 Price: This price is too high to be one, so it was left out.'],
  ],
  [
    'a price with a dot for thousands',
    row({ Price: '12.995' }),
    [
      'warning 2 Price: The dot of this price may part thousands or cents, and no other row tells which, so it was left out.',
    ],
  ],
  ['a European price', row({ Price: '"12.995,00"' }), []],
  [
    'a price of a dollar',
    row({ Price: '1' }),
    ['warning 2 Price: This amount is a placeholder, not a real price, so it was left out.'],
  ],
  [
    'a price with a number too many',
    row({ Price: '"1,2,3"' }),
    ['warning 2 Price: This is not a price, so it was left out.'],
  ],
  ['a price to call for', row({ Price: 'Call for price!' }), []],
  ['a price as a power', row({ Price: '1e9' }), ['warning 2 Price: This is not a price, so it was left out.']],
  ['a formula', row({ Price: '=1+1' }), ['warning 2 Price: This is not a price, so it was left out.']],
  ['an error of a spreadsheet', row({ Price: '#REF!' }), []],
  [
    'a description of 20,000 letters',
    row({ Description: 'x'.repeat(20_000) }),
    ['warning 2 Description: Descriptions are cut at 10,000 characters.'],
  ],
  ['lone controls and marks of direction', row({ Make: 'K\x07i\u202ea' }), []],
  ['letters that were lost', row({ Description: 'won\ufffdt \ufffd last' }), []],
  ['a script', row({ Description: '<script>alert(1)</script>hi' }), []],
  ['a script that never ends', row({ Description: '<script>'.repeat(2000) }), []],
  ['tags that never end', row({ Description: '<b'.repeat(5000) }), []],
]

describe('a row with a bad cell is told, and the good row behind it comes in', () => {
  test.each(ROWS)('%s', async (_, bad, problems) => expectTold(bad, problems))
})
