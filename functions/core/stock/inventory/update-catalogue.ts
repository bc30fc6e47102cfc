import type { InputItem } from 'dynamodb-toolbox/entity'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { CROWDED_TURNS, retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { giveLotBack, takeLot } from '../catalogue/door.ts'
import type { LotItem } from '../catalogue/entity.ts'
import { getOrCreateLot } from '../catalogue/get-or-create-lot.ts'
import { openCatalogue, openLedger } from '../catalogue/open-catalogue.ts'
import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import type { LedgerRow } from '../catalogue/pack-ledger.ts'
import { publishCatalogue } from '../catalogue/publish-catalogue.ts'
import { splitByVin } from '../catalogue/split-by-vin.ts'
import { findIntegration } from '../integrations/door.ts'
import { findOpenRun } from '../syncs/find-open-run.ts'
import { findVehicles } from '../vehicles/door.ts'
import type { Vehicle } from '../vehicles/entity.ts'
import { asSold } from '../vehicles/sold-vehicles.ts'
import { vehicleIdOf } from '../vehicles/vehicle-id.ts'

/** A change takes a fraction of a second; one whose process was killed blocks the others at most this long. */
const TURN_SECONDS = 5

/** A transaction takes 4 MB, and a vehicle may have 400 kB: if more are replaced, the next change continues. */
const REPLACED_AT_ONCE = 8

interface Stock {
  rows: readonly CatalogueRow[]
  ledger: readonly LedgerRow[]
}
/** Makes the new catalogue and ledger, and the changed vehicle, which are written together. */
type Change = (rows: Stock['rows'], ledger: Stock['ledger'], lot: LotItem) => Promise<Stock & { vehicle: NewItem }>
type NewItem = InputItem<typeof Vehicle>

/**
 * Changes the catalogue by hand, one change at a time. `change` is called again if a file was imported meanwhile, and
 * writes nothing itself: vehicle and catalogue change in one write, or neither does. Throws `vehicle_read_only` while
 * the vehicles come from an integration, `file_in_progress` while a file is being imported.
 */
export async function updateCatalogue({ org, now }: Ctx, change: Change): Promise<void> {
  const integration = await findIntegration(org)
  if (integration) throw new AppError('vehicle_read_only', { source: integration.provider })
  await getOrCreateLot(org, now)
  await inTurn(org, () =>
    retryOnConflict(async () => {
      const catalogue = await openCatalogue(org, true)
      if (!catalogue) return false
      const { lot, rows } = catalogue
      if (await findOpenRun(org, lot)) throw new AppError('file_in_progress')
      const ledger = [...(await openLedger(org, lot)).values()]
      const { vehicle, ...changed } = await change(rows, ledger, lot)
      const { replaced, ...inventory } = replaceHidden(lot, changed, now)
      const sold = await findVehicles(
        org,
        replaced.map((key) => vehicleIdOf(org, key)),
      )
      const vehicles = [vehicle, ...[...sold.values()].map((one) => asSold(one, now))]
      return publishCatalogue(org, lot, now, { ...inventory, vehicles })
    }),
  )
}

/**
 * A vehicle from a hidden feed gives way to a manual one with the same VIN, so that there is one vehicle per VIN when
 * the feed is shown again. A file that has it brings it back, replacing the manual one.
 */
function replaceHidden({ is_feed_hidden }: LotItem, { rows, ledger }: Stock, now: Date) {
  if (!is_feed_hidden) return { rows, ledger, replaced: [] }
  const [byHand, ofFeed] = [rows.filter((row) => row.by_hand), rows.filter((row) => !row.by_hand)]
  const { superseded } = splitByVin(ofFeed, byHand)
  const replaced = superseded.slice(0, REPLACED_AT_ONCE).map(({ key }) => key)
  const sold_at = Math.floor(now.getTime() / 1000)
  return {
    rows: rows.filter(({ key }) => !replaced.includes(key)),
    ledger: ledger.map((row) => (replaced.includes(row.key) ? { ...row, sold_at } : row)),
    replaced,
  }
}

/** The whole catalogue is changed as one: without turns, all would work and only one would win. */
async function inTurn(org: OrgId, work: () => Promise<unknown>): Promise<void> {
  const editor = newId(new Date())
  await retryOnConflict(async () => {
    const now = new Date()
    return takeLot(org, editor, now, new Date(now.getTime() + TURN_SECONDS * 1000))
  }, CROWDED_TURNS)
  try {
    await work()
  } finally {
    await giveLotBack(org, editor)
  }
}
