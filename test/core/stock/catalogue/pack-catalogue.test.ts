import { expect, test } from 'vitest'
import {
  type CatalogueRow,
  packCatalogue,
  unpackCatalogue,
} from '../../../../functions/core/stock/catalogue/pack-catalogue.ts'

const ODD = ['=', '!', '#', '"', '\\', ' ', '\u0000', 'A', '7', 'ñ', '😀', '猫']

/** Every text of up to three odd characters; each as a key without VIN, with itself as VIN, and with another one. */
function oddRows(): CatalogueRow[] {
  const upTo = (length: number): string[] =>
    length === 0 ? [''] : upTo(length - 1).flatMap((text) => [text, ...ODD.map((character) => text + character)])
  const vehicle = { availability: 'available', created_at: 1 } as const
  return [...new Set(upTo(3))].flatMap((key) => [
    { ...vehicle, key },
    { ...vehicle, key, vin: key },
    { ...vehicle, key, vin: `=${key}` },
    { ...vehicle, key, vin: key.slice(1) },
  ])
}

test('a vehicle comes back as it was packed, whatever its key and its VIN begin with', () => {
  const rows = oddRows()
  expect(rows.length).toBeGreaterThan(7000)
  expect(unpackCatalogue(packCatalogue(rows))).toEqual(rows)
})

test('a vehicle of the stock number ="7654321" is still there', () => {
  const row: CatalogueRow = { key: '="7654321"', stockNumber: '="7654321"', availability: 'available', created_at: 1 }
  expect(unpackCatalogue(packCatalogue([row]))).toEqual([row])
})
