import { describe, expect, test } from 'vitest'
import { expectTold, HEADER, OTHER, VIN } from './bad-row.ts'
import { BAD_ROWS } from './bad-row-list.ts'
import { readBytes, told } from './read-bytes.ts'

describe('a bad row is told, and the good row behind it comes in', () => {
  test.each(BAD_ROWS)('%s', async (_, bad, problems) => expectTold(bad, problems))

  test('a header alone is a list without a vehicle', async () => {
    const { summary, vehicles } = await readBytes(HEADER)
    expect([summary.errors, vehicles.size]).toEqual([0, 0])
  })

  test('a column that is there twice counts by its first cell that says something', async () => {
    const { vehicles } = await readBytes(`VIN,Make,Price,Price\n${VIN},Kia,100,200\n${OTHER},Kia,,300\n`)
    expect([vehicles.get(VIN)?.price, vehicles.get(OTHER)?.price]).toEqual([10_000, 30_000])
  })

  test('of a vehicle that is there three times, at two dealers, the last row counts', async () => {
    const rows = ['1,100,', '2,200,SOLD', '2,300,'].map((row) => `${VIN},Kia,${row}`)
    const { summary, vehicles, problems } = await readBytes(
      `VIN,Make,DCID,Price,Status\n${rows.join('\n')}\n${OTHER},Kia,1,900,`,
    )
    expect(vehicles.get(VIN)).toMatchObject({ dealer_code: '2', price: 30_000, availability: 'available' })
    expect(problems.map(told)).toEqual([
      'warning 3 VIN: The same VIN is in line 2; the last row counts.',
      'warning 4 VIN: The same VIN is in line 3; the last row counts.',
    ])
    expect(summary.dealers).toEqual([
      { code: '1', vehicles: 1 },
      { code: '2', vehicles: 1 },
    ])
  })
})
