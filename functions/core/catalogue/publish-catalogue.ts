import { $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { decodeTime } from 'ulid'
import type { OrgId } from '../ctx.ts'
import { newId } from '../table/ids.ts'
import type { LotItem } from './entity.ts'
import { type CatalogueRow, packCatalogue } from './pack-catalogue.ts'
import { type LedgerRow, packLedger } from './pack-ledger.ts'
import { packParts } from './pack-parts.ts'
import { getLot, putParts, removeParts, updateLot } from './store.ts'

interface Inventory {
  rows: readonly CatalogueRow[]
  ledger: readonly LedgerRow[]
  /** What else becomes true of the lot in the same moment. */
  lot?: Partial<Pick<LotItem, 'is_feed_hidden'>>
  /** Whom the last file said the cars belong to; left out, it stays as it is. */
  dealers?: readonly Omit<LotItem['dealers'][number], 'vehicles'>[]
}

/**
 * Replaces catalogue and ledger at once for all readers. False where the inventory was changed since `seen` was read, or
 * another run has taken over: then nothing has changed.
 */
export async function publishCatalogue(org: OrgId, seen: LotItem, now: Date, inventory: Inventory): Promise<boolean> {
  const version = newId(now)
  const catalogue = packParts(inventory.rows, packCatalogue)
  const ledger = packParts(inventory.ledger, packLedger)
  await Promise.all([putParts('catalogue', org, version, catalogue), putParts('ledger', org, version, ledger)])

  const isWritten = await updateLot(
    {
      org,
      version,
      catalogue_parts: catalogue.length,
      ledger_parts: ledger.length,
      ...countsOf(inventory.rows, inventory.dealers ?? seen.dealers),
      ...inventory.lot,
    },
    {
      and: [
        seen.version === undefined ? { attr: 'version', exists: false } : { attr: 'version', eq: seen.version },
        seen.run === undefined ? { attr: 'run', exists: false } : { attr: 'run', eq: seen.run },
      ],
    },
  )
  // A write whose answer was lost is repeated, and then finds what it wrote itself.
  const isPublished = isWritten || (await getLot(org, true))?.version === version
  const isUnwanted = (of: string) => (isPublished ? of === seen.version || isForgotten(of, now) : of === version)
  await Promise.all([removeParts('catalogue', org, isUnwanted), removeParts('ledger', org, isUnwanted)])
  return isPublished
}

/** A version that nobody took down in time is of a writer that was killed; a younger one may be about to count. */
const isForgotten = (version: string, now: Date) => decodeTime(version) < now.getTime() - 86_400_000

function countsOf(rows: readonly CatalogueRow[], dealers: NonNullable<Inventory['dealers']>) {
  const ofFeed = rows.filter(({ by_hand }) => !by_hand)
  const byCode = Map.groupBy(ofFeed, ({ dealer_code }) => dealer_code ?? '')
  const counted = dealers.map((dealer) => ({ ...dealer, vehicles: byCode.get(dealer.code)?.length ?? 0 }))
  return {
    by_hand: rows.length - ofFeed.length,
    without_code: ofFeed.length - counted.reduce((sum, { vehicles }) => sum + vehicles, 0),
    // The list as a whole: element by element, a shorter one would leave the rest of the longer one behind it.
    dealers: $set(counted),
  }
}
