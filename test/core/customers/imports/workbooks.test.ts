import { expect, test } from 'vitest'
import { partsOf, type WorkbookCell, workbookOf } from '../../../workbook-of.ts'
import { zipOf } from '../../../zip-of.ts'
import { readBytes } from './read-file.ts'

const HEADER = ['First Name', 'Phone', 'Notes', 'Do Not Text']
const DAY = new Date('2026-11-27')

test('an Excel workbook comes in like a list: its numbers in full, days as days, and what says nothing left out', async () => {
  const people = await readBytes(
    workbookOf([
      HEADER,
      ['Ana', 5125562066, DAY, true],
      ['Ben', 15125562067.0, 'Says "hi", <b>', false],
      ['Cy', '512-556-2068', { raw: '<c r="C4" t="e"><v>#N/A</v></c>' }, null],
      ['Di', { raw: '<c r="B5" s="2"><f>1*5125562069</f><v>5125562069</v></c>' }, { raw: '<c r="C5"><f>X()</f></c>' }],
      ['Ed', '5.12556E+09'],
    ]),
  )
  expect(people.map(({ person }) => person)).toEqual([
    {
      first_name: 'Ana',
      addresses: { phone: '+15125562066' },
      notes: '2026-11-27',
      opted_out: [{ channel: 'whatsapp' }, { channel: 'sms' }],
    },
    { first_name: 'Ben', addresses: { phone: '+15125562067' }, notes: 'Says "hi", <b>' },
    { first_name: 'Cy', addresses: { phone: '+15125562068' } },
    { first_name: 'Di', addresses: { phone: '+15125562069' } },
    { first_name: 'Ed', addresses: {} },
  ])
  expect(people[4]?.errors.phone).toEqual({ key: 'number_rounded', about: { written: '5.12556E+09' } })
})

const LIST: WorkbookCell[][] = [
  ['First Name', 'Phone'],
  ['Ana', 5125562066],
]
const OTHER: WorkbookCell[][] = [['Read me'], ['How to fill in the next sheet']]

test.each([
  ['behind an empty one', [[], LIST]],
  [
    'behind a cover',
    [
      OTHER,
      LIST,
      [
        ['Name', 'Phone'],
        ['Ben', 5125562067],
      ],
    ],
  ],
  ['below a title and blank rows', [[['Customers'], [], [null, null], ...LIST]]],
  ['above a total', [[...LIST, [], ['Total: 1', 1]]]],
])('the sheet with the list is found %s', async (_, sheets) => {
  const people = await readBytes(workbookOf(...(sheets as WorkbookCell[][][])))
  expect(people.map(({ person }) => person)).toEqual([{ first_name: 'Ana', addresses: { phone: '+15125562066' } }])
})

/** The second row of a sheet as programs write it, each in its manner. */
const MANNERS: [manner: string, row: string][] = [
  [
    'texts in their cells',
    '<row r="2"><c r="A2" t="inlineStr"><is><t>Ana</t></is></c><c r="B2"><v>5125562066</v></c></row>',
  ],
  ['cells without a place', '<row><c t="inlineStr"><is><t>Ana</t></is></c><c><v>5125562066</v></c></row>'],
  [
    'parts of a text in bold',
    '<row r="2"><c r="A2" t="inlineStr"><is><r><t>A</t></r><r><t>na</t></r></is></c><c r="B2"><v>5125562066</v></c></row>',
  ],
  [
    'a name before each tag',
    '<x:row r="2"><x:c r="A2" t="str"><x:v>Ana</x:v></x:c><x:c r="B2"><x:v>5125562066</x:v></x:c></x:row>',
  ],
  ['a power of ten in full', '<row r="2"><c r="A2" t="str"><v>Ana</v></c><c r="B2"><v>5.125562066E9</v></c></row>'],
  [
    'an unknown style',
    '<row r="2"><c r="A2" s="99" t="str"><v>Ana</v></c><c r="B2" s="99"><v>5125562066</v></c></row>',
  ],
]
test.each(MANNERS)('a workbook with %s is read', async (_, row) => {
  const parts = partsOf([['First Name', 'Phone']])
  const sheet = 'xl/worksheets/sheet1.xml'
  const [person] = await readBytes(
    zipOf({ ...parts, [sheet]: parts[sheet]?.replace('</sheetData>', `${row}</sheetData>`) ?? '' }),
  )
  expect(person?.person).toEqual({ first_name: 'Ana', addresses: { phone: '+15125562066' } })
})
