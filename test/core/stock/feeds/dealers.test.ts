import { describe, expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'

const HEADER = 'StockNumber,Make,DCID,DealerName,Phone,Address,City,State,Zip,Status'
/** Vehicles of a dealer, with all texts the same. */
const cars = (code: number, count: number, text = 'x') =>
  Array.from({ length: count }, (_, i) => `S${i},Kia,${code},${`${text},`.repeat(6)}`)
const read = (rows: string[]) => readBytes([HEADER, ...rows].join('\n'))

describe('the dealers of a file', () => {
  test('are a hundred, in its order', async () => {
    const codes = Array.from({ length: 100 }, (_, i) => 200 - i)
    const { summary } = await read(codes.flatMap((code) => cars(code, 1)))
    expect(summary.dealers.map(({ code }) => Number(code))).toEqual(codes)
  })

  test('are, of more than a hundred, those with the most vehicles, and no vehicle is lost', async () => {
    const codes = Array.from({ length: 300 }, (_, i) => i)
    const { summary, vehicles } = await read(codes.flatMap((code) => cars(code, code % 3 === 2 ? 2 : 1)))
    expect(summary.dealers.map(({ code }) => Number(code))).toEqual(codes.filter((code) => code % 3 === 2))
    expect(vehicles.size).toBe(400)
  })

  test('fit into one item of the table, however much is said of each', async () => {
    const { summary } = await read(
      Array.from({ length: 2000 }, (_, i) => i).flatMap((i) => cars(i, 1, '車'.repeat(500))),
    )
    expect(summary.dealers).toHaveLength(100)
    for (const { code: _, vehicles: __, ...texts } of summary.dealers)
      expect(Object.values(texts).map(({ length }) => length)).toEqual([100, 100, 100, 100, 100, 100])
    expect(Buffer.byteLength(JSON.stringify(summary.dealers))).toBeLessThan(300_000)
  })
})
