import type { CatalogueRow } from './pack-catalogue.ts'

/** Which of these vehicles stay beside the others, and which the others have too: a VIN is one vehicle's, and theirs counts. */
export function splitByVin(rows: readonly CatalogueRow[], others: readonly CatalogueRow[]) {
  const vins = new Set(others.flatMap(({ vin }) => vin ?? []))
  const { kept = [], superseded = [] } = Object.groupBy(rows, ({ vin }) =>
    vin !== undefined && vins.has(vin) ? 'superseded' : 'kept',
  )
  return { kept, superseded }
}
