import { foldText } from '#contract/fold-text.ts'
import type { Sort } from '#contract/stock/inventory.ts'
import type { CatalogueRow } from './pack-catalogue.ts'

/** A sort value; undefined comes last in either direction. */
type Value = number | string | undefined

const VALUES: Record<string, (row: CatalogueRow) => Value> = {
  make: ({ make, model, trim }) =>
    make ? [make, model, trim].map((each) => foldText(each ?? '')).join('\u0000') : undefined,
  // A price of 0 is no price: "Call for price".
  price: ({ price }) => price || undefined,
  year: ({ year }) => year || undefined,
  mileage: ({ mileage }) => mileage,
  created_at: ({ created_at }) => created_at,
}

/** The vehicles in this order; ties are newest first, in a stable order. */
export function sortCatalogue<Row extends CatalogueRow>(rows: readonly Row[], sort: Sort): Row[] {
  const at = sort.lastIndexOf('_')
  const value = VALUES[sort.slice(0, at)] as (row: CatalogueRow) => Value
  const sign = sort.endsWith('_desc') ? -1 : 1
  return rows
    .map((row) => ({ row, value: value(row) }))
    .toSorted((a, b) => compare(a.value, b.value, sign) || tie(a.row, b.row))
    .map(({ row }) => row)
}

function compare(a: Value, b: Value, sign: number): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? -sign : sign
}

const tie = (a: CatalogueRow, b: CatalogueRow) => b.created_at - a.created_at || (a.key < b.key ? -1 : 1)
