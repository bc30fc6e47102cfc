import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findLot } from './door.ts'
import type { LotItem } from './entity.ts'
import { type CatalogueRow, unpackCatalogue } from './pack-catalogue.ts'
import { type LedgerRow, unpackLedger } from './pack-ledger.ts'
import { listParts } from './parts-store.ts'
import { isShown } from './shown-vehicles.ts'

/** Another version may be published between the two reads, but hardly ever several in a row. */
const READS = 5

/**
 * The dealership's lot and every vehicle in its catalogue, shown or not; undefined if there never were any.
 * `isFresh` reads strongly consistent (twice the capacity), for callers that will change it; `seen` is the lot where the
 * caller has read it.
 */
export async function openCatalogue(
  org: OrgId,
  isFresh = false,
  seen?: LotItem,
): Promise<{ lot: LotItem; rows: CatalogueRow[] } | undefined> {
  let known = await read(org, isFresh, seen)
  for (let i = 0; known === null && i < READS; i++) known = await read(org, true)
  if (known === null) throw new AppError('inventory_changing')
  return known
}

/** The same, with the vehicles only that the dealership shows. */
export async function openShown(org: OrgId, seen?: LotItem) {
  const catalogue = await openCatalogue(org, false, seen)
  return catalogue && { ...catalogue, rows: catalogue.rows.filter((row) => isShown(catalogue.lot, row)) }
}

/** `null`: the lot names a version that the table's replicas do not have yet, or no longer have. */
async function read(org: OrgId, isFresh: boolean, seen?: LotItem) {
  const lot = seen ?? (await findLot(org, isFresh))
  if (!lot) return
  if (lot.version === undefined) return { lot, rows: [] }
  const parts = await listParts('catalogue', org, lot.version, isFresh)
  return parts.length === lot.catalogue_parts ? { lot, rows: parts.flatMap(unpackCatalogue) } : null
}

/** The sync's record of every vehicle, by key; read strongly consistent. */
export async function openLedger(org: OrgId, lot: LotItem): Promise<Map<string, LedgerRow>> {
  const parts = lot.version === undefined ? [] : await listParts('ledger', org, lot.version, true)
  return new Map(parts.flatMap(unpackLedger).map((row) => [row.key, row]))
}
