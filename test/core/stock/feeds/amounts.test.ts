import { expect, test } from 'vitest'
import { readBytes, told } from './read-bytes.ts'

/** A list of vehicles by mileage and price, in formats of other countries' dealer systems. */
const listOf = (...rows: [mileage: string, price: string][]) =>
  ['StockNumber;Make;Odometer;Price', ...rows.map(([mileage, price], i) => `D${i + 1};Kia;${mileage};${price}`)].join(
    '\n',
  )
const amountsOf = async (file: string) => {
  const { vehicles, problems } = await readBytes(file)
  return {
    amounts: [...vehicles.values()].map(({ mileage, price }) => [mileage, price && price / 100]),
    told: problems.map(told),
  }
}

const UNCLEAR = 'and no other row tells which, so it was left out.'
const PRICE = `Price: The dot of this price may part thousands or cents, ${UNCLEAR}`
const MILEAGE = `Odometer: The dot of this mileage may part thousands or decimals, ${UNCLEAR}`

test('a column with one price of 21.990,00 has dots for thousands in every row, and so has the mileage beside it', async () => {
  const file = listOf(
    ['45.678', '21.990'],
    ['120.000', '$ 21.990'],
    ['45678', '21.990,00'],
    ['45.678', '1.234.567'],
    ['45678', '21990'],
  )
  expect(await amountsOf(file)).toEqual({
    amounts: [
      [45_678, 21_990],
      [120_000, 21_990],
      [45_678, 21_990],
      [45_678, 1_234_567],
      [45_678, 21_990],
    ],
    told: [],
  })
})

test.each<[string, [string, string][], [number | undefined, number | undefined][], string[]]>([
  [
    'no row tells',
    [
      ['45.678', '21.990'],
      ['9', '18000'],
    ],
    [
      [undefined, undefined],
      [9, 18_000],
    ],
    [PRICE, MILEAGE],
  ],
  [
    'rows contradict each other',
    [
      ['1', '21.990'],
      ['2', '18.500,00'],
      ['3', '17500.50'],
    ],
    [
      [1, undefined],
      [2, 18_500],
      [3, 17_500.5],
    ],
    [PRICE],
  ],
  [
    'the telling row comes last',
    [
      ['1', '9.990'],
      ['2', '1.100.000'],
    ],
    [
      [1, 9990],
      [2, 1_100_000],
    ],
    [],
  ],
  [
    'dots are decimals elsewhere in the column',
    [
      ['12.000', '21.990'],
      ['52777.000', '18000.50'],
    ],
    [
      [12, undefined],
      [52_777, 18_000.5],
    ],
    ['Price: This amount is a placeholder, not a real price, so it was left out.'],
  ],
  [
    'prices have cents behind dots and mileage reads two ways',
    [['45.678', '21990.00']],
    [[undefined, 21_990]],
    [MILEAGE],
  ],
  ['commas are cents', [['8.000', '21990,00']], [[8000, 21_990]], []],
])('where %s', async (_, rows, amounts, words) => {
  const found = await amountsOf(listOf(...rows))
  expect(found.amounts).toEqual(amounts)
  expect(found.told.map((each) => each.replace(/^warning \d+ /, '')).sort()).toEqual(words.toSorted())
})

test('what was learned of one file says nothing of another', async () => {
  await amountsOf(listOf(['1', '21.990,00'], ['2', '9.990']))
  expect((await amountsOf(listOf(['1', '9.990']))).amounts).toEqual([[1, undefined]])
})
