import type { CatalogueRow } from './pack-catalogue.ts'

/** Splits these vehicles into those to keep and those superseded by `others`: one vehicle per VIN, and theirs wins. */
export function splitByVin(rows: readonly CatalogueRow[], others: readonly CatalogueRow[]) {
  const vins = new Set(others.flatMap(({ vin }) => vin ?? []))
  const { kept = [], superseded = [] } = Object.groupBy(rows, ({ vin }) =>
    vin !== undefined && vins.has(vin) ? 'superseded' : 'kept',
  )
  return { kept, superseded }
}
