import { describe, expect, test } from 'vitest'
import { FtpFailure } from '../../../../functions/core/stock/dealer-ftp/failure.ts'
import { previewMapping } from '../../../../functions/core/stock/feeds/preview-mapping.ts'
import { readBytes, readOne } from './read-bytes.ts'

const VIN = '1M8GDM9AXKP042788'
const CAR = '🚗'
/** All places where a text of this length may be cut: before a surrogate pair, within it, and after it. */
const about = (length: number) => [length - 2, length - 1, length].map((before) => 'x'.repeat(before) + CAR.repeat(3))

/** JSON writes only half of a pair as an escape. */
const expectWhole = (read: unknown) => expect(JSON.stringify(read)).not.toMatch(/\\ud[89a-f]/i)

describe('a text that is too long is cut between characters, never within one', () => {
  const columns = [
    ['StockNumber', 40],
    ['DCID', 40],
    ['DealerName', 100],
    ['Trim', 100],
    ['Model', 100],
    ['Body', 100],
    ['Color', 100],
    ['Interior', 100],
    ['Engine', 100],
    ['VehicleInfo', 100],
    ['Options', 120],
    ['Description', 200],
    ['Description', 10_000],
    ['Description', 60_000],
    ['Price', 100],
    ['Date In Stock', 100],
    ['Images', 100],
    ['Notes', 200],
  ] as const
  test.each(columns)('in the column %s, at %i', async (column, length) => {
    for (const text of about(length)) {
      const file = `VIN,Make,DealerCode,${column}\n${VIN},Kia,1,${text}\n`
      const { summary, vehicles, problems } = await readBytes(
        file.replace('DealerCode', column === 'DCID' ? 'x' : 'Dealer Code'),
      )
      expect(vehicles.size).toBe(1)
      expectWhole([summary, [...vehicles.values()], problems])
      expectWhole(previewMapping(summary.header, summary.samples, { description: column }))
    }
  })

  test('in a title, at 200', async () => {
    for (const text of about(100)) {
      const { vehicle } = await readOne('VIN,Year,Make,Model,Trim', `${VIN},2020,${'m'.repeat(94)},${text},${text}`)
      expectWhole(vehicle)
    }
  })

  test('in the name of a column, at 200', async () => {
    for (const name of about(200)) {
      const { summary, vehicles } = await readBytes(`VIN,Make,${name}\n${VIN},Kia,12000\n`, {
        mapping: { price: name },
      })
      expect(vehicles.get(VIN)?.price).toBe(1_200_000)
      expectWhole([summary, previewMapping(summary.header, summary.samples, { price: name })])
    }
  })

  test('in the words that refuse a header, at 300', async () => {
    for (const name of about(98)) {
      const names = ['a'.repeat(198), name].join(',')
      const refusal = await readBytes(`${names}\n1,2\n`).catch((error: Error) => error)
      expectWhole(refusal instanceof Error && refusal.message)
    }
  })

  test("in the server's own words, at 200", () => {
    for (const said of about(200)) expectWhole(new FtpFailure('refused', { key: 'ftp_busy' }, said).message)
  })
})
