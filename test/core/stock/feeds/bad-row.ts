import { expect } from 'vitest'
import { readBytes, told } from './read-bytes.ts'

export const HEADER = 'VIN,StockNumber,Year,Make,Model,Price,Description'
export const VIN = '1M8GDM9AXKP042788'
/** The VIN of the good row. */
export const OTHER = '5YJSA1DG9DFP14705'
export const GOOD = `${OTHER},S9,2020,Ford,Escape,9000,fine`

export const LONG = 'This row is longer than 1 MB, so it was left out.'
export const EMPTY_ROW = 'This row has neither a VIN nor a stock number.'
export const RULE = 'This is not a VIN (17 letters and digits, never I, O or Q)'

/** A row of the list, valid except for these changes. */
export const row = (changes: Record<string, string>) => {
  const cells: Record<string, string> = {
    VIN,
    StockNumber: 'S1',
    Year: '2019',
    Make: 'Kia',
    Model: 'Soul',
    Price: '100',
    Description: 'ok',
    ...changes,
  }
  return HEADER.split(',')
    .map((name) => cells[name])
    .join(',')
}

/** Reads a list whose line 2 is bad: expects these problems, and that the valid row after it is read in any case. */
export async function expectTold(bad: string | Buffer, problems: string[]) {
  const file = Buffer.concat([Buffer.from(`${HEADER}\n`), Buffer.from(bad as string), Buffer.from(`\n${GOOD}\n`)])
  const read = await readBytes(file)
  expect(read.problems.map(told)).toEqual(problems)
  expect(read.vehicles.get(OTHER)).toMatchObject({
    stockNumber: 'S9',
    year: 2020,
    make: 'Ford',
    model: 'Escape',
    price: 900_000,
    description: 'fine',
  })
  const errors = problems.filter((one) => one.startsWith('error')).length
  expect(read.summary.errors).toBe(errors)
}
