import { fieldsWith } from '#contract/stock/field-names.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import { foldText } from './fold-text.ts'
import type { CatalogueRow } from './pack-catalogue.ts'

/** So many characters of a stock number, or of a VIN, find it wherever in it they stand: fewer stand in most. */
const STOCK_PART = 3
const VIN_PART = 4
/** More words than anybody types would only cost time. */
const WORDS = 8

/**
 * The vehicles in which every word of a search begins some word, or is part of the stock number or the VIN; none by marks
 * alone.
 */
export function searchCatalogue<Row extends CatalogueRow>(
  rows: readonly Row[],
  search: string,
  reader: keyof typeof SEARCHED,
): readonly Row[] {
  const words = split(search).slice(0, WORDS)
  if (search.trim() === '') return rows
  if (words.length === 0) return []
  return rows.filter((row) => {
    const text = textOf(row, SEARCHED[reader])
    const stock = together(row.stockNumber ?? '')
    const vin = (row.vin ?? '').toLowerCase()
    return words.every(
      (word) =>
        text.includes(` ${word}`) ||
        (word.length >= STOCK_PART && stock.includes(word)) ||
        (word.length >= VIN_PART && vin.includes(word)),
    )
  })
}

const split = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const together = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')

const FIELDS = fieldsWith('packed', 'searched')
/** A hit tells what stands in a field: nobody searches one that they do not see. */
const SEARCHED = { staff: FIELDS, anyone: FIELDS.filter((name) => VEHICLE_FIELDS[name].seenBy === 'anyone') }

/** A vehicle's words, each behind a blank, and those that are written with a dash also as one: F-150 is found by f150. */
function textOf(row: CatalogueRow, fields: typeof FIELDS): string {
  const written = fields.map((name) => row[name] ?? '').join(' ')
  const joined = written.split(/\s+/).filter((word) => /[^\p{L}\p{N}]/u.test(word))
  return [``, ...split(written), ...joined.map(together)].join(' ')
}
