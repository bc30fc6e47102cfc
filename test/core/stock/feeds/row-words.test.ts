import { describe, expect, test } from 'vitest'
import { type RowWords, rowWords, sayRow } from '#contract/stock/row-words.ts'
import { readNumber } from '../../../../functions/core/stock/feeds/read-amounts.ts'
import { readFeed } from '../../../../functions/core/stock/feeds/read-feed.ts'
import { VIN } from './bad-row.ts'

const KEYS = Object.keys(rowWords) as RowWords['key'][]
const HEADER = [
  'VIN',
  'StockNumber',
  'Year',
  'Make',
  'Model',
  'Price',
  'Odometer',
  'DateInStock',
  'Photos',
  'Description',
]
const CELLS = ['', 'S0', '2020', 'Kia', 'Soul', '100', '5', '2026-01-01', '', 'fine']
let stock = 0

/** A row with its own vehicle, valid except for these cells. */
const bad = (cells: Record<string, string>) =>
  HEADER.map((name, i) => cells[name] ?? (name === 'StockNumber' ? `S${++stock}` : CELLS[i])).join(',')
const listOf = (...rows: string[]) => [HEADER.join(','), ...rows].join('\n')

/** Lists with every problem that the reader has words for. */
const LISTS = [
  listOf(
    bad({ StockNumber: '' }),
    bad({ VIN: '123', StockNumber: '' }),
    bad({ VIN: '123' }),
    bad({ VIN: '1M8GDM9A1KP042788' }),
    ...[bad({ VIN }), bad({ VIN })],
    ...[bad({ StockNumber: 'A' }), bad({ StockNumber: 'A' })],
    bad({ Make: '', Model: '' }),
    bad({ Make: '' }),
    ...['cheap', '-5', '9000 EUR', '99999999999', '12.995', '1'].map((Price) => bad({ Price })),
    ...['far', '99999999', '12.995'].map((Odometer) => bad({ Odometer })),
    bad({ Year: '1899' }),
    bad({ DateInStock: 'soon' }),
    bad({ Photos: 'none yet' }),
    bad({ Description: 'x'.repeat(10_001) }),
    `${bad({})},more`,
    'S-short,,,,',
    HEADER.join(','),
    bad({ Description: '"fine, red' }),
    bad({}),
    bad({ Description: `"fine\nred` }),
    bad({}),
    bad({ Description: `"fine\nred\nblue` }),
    bad({ Description: 'x'.repeat(1_100_000) }),
    bad({}),
  ),
  listOf(...Array.from({ length: 150 }, () => bad({ Description: '"fine' }))),
  `VIN,Make,Cost\n${VIN},Kia,1,2`,
]

/** All messages about a list, each separately. */
async function saidOf(list: string): Promise<RowWords[]> {
  const said: RowWords[] = []
  const now = new Date('2026-11-21T12:00:00Z')
  await readFeed(
    async function* () {
      yield Buffer.from(list)
    },
    {
      now,
      onVehicles: () => {},
      onProblems: (problems) =>
        said.push(...problems.flatMap(({ message, skipped }) => (skipped ? [message, skipped] : [message]))),
    },
  )
  return said
}

const numbersIn = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).sort()

describe('whatever the reader can say of a row', () => {
  test('is said of these lists', async () => {
    // No field of a vehicle is a plain number yet; its parser is there for the next one.
    const { problem } = readNumber('four', 2, 8)
    const said = [...(await Promise.all(LISTS.map(saidOf))).flat(), ...(problem ? [problem] : [])]
    expect(new Set(said.map(({ key }) => key))).toEqual(new Set(KEYS))
    for (const words of said) {
      const [english, spanish] = [sayRow(words, 'en'), sayRow(words, 'es')]
      expect(spanish, english).not.toBe(english)
      expect(numbersIn(spanish), english).toEqual(numbersIn(english))
    }
  })

  test.each(KEYS)('%s: has Spanish of its own, of one and of many', (key) => {
    for (const number of [1, 2, 15_000]) {
      // The types match a sentence's arguments with its key; here each is tried with every number.
      const words = { key, about: new Proxy({}, { get: () => number }) } as RowWords
      const [english, spanish] = [sayRow(words, 'en'), sayRow(words, 'es')]
      expect(spanish).toMatch(/^[A-Z\d].*\.$/)
      expect(spanish).not.toMatch(/\b(?:the|this|is|was|row|and|of)\b|undefined/i)
      expect(spanish).not.toBe(english)
      expect(numbersIn(spanish)).toEqual(numbersIn(english))
    }
  })
})

describe('a row that names a model and no make', () => {
  const told = async (list: string) => (await saidOf(list)).map((words) => sayRow(words, 'en'))

  test('is told once a file, with how many there are', async () => {
    expect(await told(listOf(bad({ Make: '' }), bad({}), bad({ Make: 'N/A' })))).toEqual([
      '2 rows, this one first, name no make, so filters by make do not find the vehicles.',
    ])
  })

  test.each([
    ['no column is for makes', 'StockNumber,Model\nS1,Soul'],
    ['the make was read out of the title', 'StockNumber,Make,Title\nS1,,2020 Kia Soul'],
  ])('is not told where %s', async (_, list) => {
    expect(await told(list)).toEqual([])
  })
})
