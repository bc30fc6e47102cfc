import { describe, expect, test } from 'vitest'
import { expectTold, HEADER, row, VIN } from './bad-row.ts'
import { readBytes, told } from './read-bytes.ts'

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

  describe('that a later row closes in the same cell, with an inch mark', () => {
    const NAMES = ['VIN', 'StockNumber', 'Year', 'Make', 'Model', 'Price', 'Description', 'Phone', 'Zip']
    const WITHOUT_FIGURES = ['StockNumber', 'Description', 'Make', 'Model']
    /** Thirty rows; one opens a quotation mark that another closes. */
    const list = (names: string[], delimiter: string, opens: number, closes: number) => {
      const rows = Array.from({ length: 30 }, (_, i) => {
        const cells: Record<string, string> = {
          VIN: i % 5 === 4 ? '' : `1M8GDM9AXKP0427${10 + i}`,
          StockNumber: `L${1000 + i}`,
          Year: `${2010 + (i % 9)}`,
          Make: ['Ford', 'Kia', 'Audi'][i % 3] ?? '',
          Model: ['Edge', 'Soul', 'A4', 'Rio'][i % 4] ?? '',
          Price: i % 7 === 6 ? '' : `$${10 + i}995.00`,
          Description: i === opens ? '"Must see, one owner' : i === closes ? 'New wheels 22"' : i % 2 ? '' : 'Clean',
          Phone: '5125550101',
          Zip: '78701',
        }
        return names.map((name) => cells[name]).join(delimiter)
      })
      return [names.join(delimiter), ...rows].join('\r\n')
    }
    const last = (names: string[], name: string) => [...names.filter((one) => one !== name), name]

    test.each(
      [
        NAMES,
        last(NAMES, 'Description'),
        last(NAMES, 'VIN'),
        ['Description', ...NAMES.slice(0, 6)],
        NAMES.slice(1, 7),
        WITHOUT_FIGURES,
      ].flatMap((names) =>
        ['\t', '|', ';', ','].flatMap((delimiter) =>
          [1, 2, 12].flatMap((behind) => [{ names: names.join(' '), delimiter, behind }]),
        ),
      ),
    )('$behind rows behind, with $delimiter between $names', async ({ names, delimiter, behind }) => {
      const { summary, vehicles, problems } = await readBytes(list(names.split(' '), delimiter, 2, 2 + behind))
      const hasComma = delimiter === ','
      expect([vehicles.size, summary.errors]).toEqual(hasComma ? [29, 1] : [30, 0])
      expect(problems.filter(({ line }) => line > 1).map(told)).toContain(
        hasComma ? `error 4 : ${MISFIT}` : `warning 4 : ${PLAIN}`,
      )
      const descriptions = [...vehicles.values()].map(({ description }) => description ?? '')
      expect(new Set(descriptions)).toEqual(
        new Set(['', 'Clean', 'New wheels 22"', ...(hasComma ? [] : ['Must see, one owner'])]),
      )
    })
  })

  test('nor does one that the header opens, whose names hold no row', async () => {
    const rows = Array.from({ length: 9 }, (_, i) =>
      row({ VIN: '', StockNumber: `S${i}`, Model: i === 4 ? '22"' : 'Soul' }),
    )
    const { summary, vehicles, problems } = await readBytes([HEADER.replace('Model', '"Model'), ...rows].join('\n'))
    expect([vehicles.size, summary.header, problems.map(told)]).toEqual([
      9,
      HEADER.split(','),
      [`warning 1 : ${PLAIN}`],
    ])
    const named = await readBytes([HEADER.replace('Model', '"Model\nor name, if any"'), ...rows].join('\n'))
    expect([named.vehicles.size, named.problems]).toEqual([9, []])
  })

  describe('and a text of several lines in quotation marks is one text', () => {
    test.each([
      ['as many commas as a row', 'Clean,\none owner, AC, CD, sunroof, tow, nav'],
      [
        'the commas of many rows',
        'ABS, AC, CD, nav, tow, red, one\nold, new, AC, CD, nav, tow, red\nAC, CD, red, 4, 5, 6, 7',
      ],
      [
        'figures',
        '2019, 5 seats, 2 keys, 1 owner, 40 mpg, 9, 9\n2, 4, 6, 8, 10, 12, 14\n100, 200, 300, 400, 500, 600, 700',
      ],
      ['prices', 'Was $9,995\nnow $8,995, save $1,000, 36 months, 3.9% APR, 0 down'],
      [
        'what the row itself says',
        `2019 Kia Soul, 100 miles\nVIN: ${VIN}, S1, 2019, Kia Soul, price 100, nav, tow, red`,
      ],
      [
        'another car',
        'We have others too:\n2020 Ford Escape, 2021 Ford Edge, 2022 Kia Soul, 2023 Kia Rio, 2024 BMW X5, 2019 BMW X3',
      ],
      [
        'telephone numbers',
        'Call us:\n512-555-0101, 512-555-0102, 512-555-0103\n78701, 78702, 78703, 78704, 78705, 78706',
      ],
      ['two pages of lists', Array.from({ length: 40 }, (_, i) => `AC, CD, ${i}, tow, nav, ${i * 7}, red`).join('\n')],
    ])('with %s', async (_, text) => {
      const file = `${HEADER},Notes\n${row({ Description: `"${text}"` })},\n${row({ VIN: '', StockNumber: 'S2', Description: `"${text}"` })},\n`
      for (const list of [file, file.replaceAll('\n', '\r\n')]) {
        const { vehicles, problems } = await readBytes(list)
        expect(problems).toEqual([])
        expect([...vehicles.values()].map(({ description }) => description)).toEqual([text, text])
      }
    })
  })
})
