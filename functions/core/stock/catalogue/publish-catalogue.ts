import type { InputItem } from 'dynamodb-toolbox/entity'
import { $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { decodeTime } from 'ulid'
import type { OrgId } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import type { Vehicle } from '../vehicles/entity.ts'
import { findLot } from './door.ts'
import type { LotItem } from './entity.ts'
import { leasedTo, leftAs, updateLot, updateLotWithVehicles } from './lot-store.ts'
import { type CatalogueRow, packCatalogue } from './pack-catalogue.ts'
import { type LedgerRow, packLedger } from './pack-ledger.ts'
import { packParts } from './pack-parts.ts'
import { putParts, removeParts } from './parts-store.ts'

interface Inventory {
  rows: readonly CatalogueRow[]
  ledger: readonly LedgerRow[]
  /** Other changes to the lot in the same write. */
  lot?: Partial<Pick<LotItem, 'is_feed_hidden'>>
  /** The dealers in the last file; if omitted, the dealers do not change. */
  dealers?: readonly Omit<LotItem['dealers'][number], 'vehicles'>[]
  /** The run that imported it, while it holds the lot; omitted for a manual change. */
  run?: string
  /** Changes to a few vehicles in the same write. */
  vehicles?: readonly InputItem<typeof Vehicle>[]
}

/**
 * Replaces catalogue and ledger at once for all readers. False if the inventory was changed since `seen` was read, the
 * run's lease is over, or a run has begun since a manual change: then nothing has changed, not even a vehicle.
 */
export async function publishCatalogue(org: OrgId, seen: LotItem, now: Date, inventory: Inventory): Promise<boolean> {
  const version = newId(now)
  const catalogue = packParts(inventory.rows, packCatalogue)
  const ledger = packParts(inventory.ledger, packLedger)
  await Promise.all([putParts('catalogue', org, version, catalogue), putParts('ledger', org, version, ledger)])

  const change = {
    org,
    version,
    catalogue_parts: catalogue.length,
    ledger_parts: ledger.length,
    ...countsOf(inventory.rows, inventory.dealers ?? seen.dealers),
    ...inventory.lot,
  }
  const isSame =
    seen.version === undefined
      ? ({ attr: 'version', exists: false } as const)
      : ({ attr: 'version', eq: seen.version } as const)
  const condition = { and: [isSame, inventory.run === undefined ? leftAs(seen) : leasedTo(inventory.run)] }
  const isWritten = inventory.vehicles
    ? await updateLotWithVehicles(change, condition, inventory.vehicles)
    : await updateLot(change, condition)
  // A write whose response was lost is retried, and then finds its own result.
  const isPublished = isWritten || (await findLot(org, true))?.version === version
  const isUnwanted = (of: string) => (isPublished ? of === seen.version || isLeftBehind(of, now) : of === version)
  await Promise.all([removeParts('catalogue', org, isUnwanted), removeParts('ledger', org, isUnwanted)])
  return isPublished
}

/** A version not removed by now was left by a writer that was killed; a newer one may be about to be published. */
const isLeftBehind = (version: string, now: Date) => decodeTime(version) < now.getTime() - 86_400_000

function countsOf(rows: readonly CatalogueRow[], dealers: NonNullable<Inventory['dealers']>) {
  const ofFeed = rows.filter(({ by_hand }) => !by_hand)
  const byCode = Map.groupBy(ofFeed, ({ dealer_code }) => dealer_code ?? '')
  const counted = dealers.map((dealer) => ({ ...dealer, vehicles: byCode.get(dealer.code)?.length ?? 0 }))
  return {
    by_hand: rows.length - ofFeed.length,
    without_code: ofFeed.length - counted.reduce((sum, { vehicles }) => sum + vehicles, 0),
    // The list as a whole: element by element, a shorter list would keep the rest of the longer one.
    dealers: $set(counted),
  }
}
