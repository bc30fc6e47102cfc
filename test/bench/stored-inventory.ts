import type { OpenFile } from '../../functions/core/platform/tabular/unpack-file.ts'
import { packCatalogue, unpackCatalogue } from '../../functions/core/stock/catalogue/pack-catalogue.ts'
import { packLedger, unpackLedger } from '../../functions/core/stock/catalogue/pack-ledger.ts'
import { packParts } from '../../functions/core/stock/catalogue/pack-parts.ts'
import { readFeed } from '../../functions/core/stock/feeds/read-feed.ts'
import { compareFeed, type FeedComparison } from '../../functions/core/stock/syncs/compare-feed.ts'

/** Catalogue and ledger in the parts that the table would hold. */
export interface Stored {
  catalogue: Uint8Array[]
  ledger: Uint8Array[]
}

/** Both as the store gives them to a sync. */
export const unpackStored = ({ catalogue, ledger }: Stored) => ({
  rows: catalogue.flatMap(unpackCatalogue),
  ledger: ledger.flatMap(unpackLedger),
})
type Known = ReturnType<typeof unpackStored>

/** Reads a file and holds it against what is known, as a sync judges one (core/stock/syncs/apply-file.ts). */
export async function compareFile(open: OpenFile, known: Known): Promise<FeedComparison> {
  const comparison = compareFeed({ ...known, isRepair: false }, new Date())
  globalThis.gc?.()
  await readFeed(open, {
    onVehicles: (vehicles) => vehicles.forEach(comparison.take),
    onRefused: comparison.keep,
  })
  return comparison
}

/** The parts that a sync finally stores (core/stock/catalogue/publish-catalogue.ts). */
export function packResult({ rows, ledger }: Known): Stored {
  return { catalogue: packParts(rows, packCatalogue), ledger: packParts(ledger, packLedger) }
}

/** The stored parts if this file was imported an hour ago and one vehicle of a hundred has changed since. */
export async function storedBefore(open: OpenFile): Promise<Stored> {
  const { rows, ledger } = (await compareFile(open, { rows: [], ledger: [] })).result()
  return packResult({ rows, ledger: ledger.map((row, i) => (i % 100 === 0 ? { ...row, hash: 'another' } : row)) })
}
