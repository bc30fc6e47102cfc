import type { CatalogueRow } from './pack-catalogue.ts'

/** Which cars kept by hand stay beside a feed's, and which the feed has by now too: a VIN is one car's, and the feed's counts. */
export function splitByHand(byHand: readonly CatalogueRow[], ofFeed: readonly CatalogueRow[]) {
  const vins = new Set(ofFeed.flatMap(({ vin }) => vin ?? []))
  const { kept = [], superseded = [] } = Object.groupBy(byHand, ({ vin }) =>
    vin !== undefined && vins.has(vin) ? 'superseded' : 'kept',
  )
  return { kept, superseded }
}
