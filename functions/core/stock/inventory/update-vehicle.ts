import type { VehicleChanges } from '#contract/stock/vehicle-input.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { rowOfVehicle } from '../catalogue/row-of.ts'
import { isShown } from '../catalogue/shown-vehicles.ts'
import { readPolicy } from '../prices/read-policy.ts'
import { findVehicle } from '../vehicles/door.ts'
import type { VehicleItem } from '../vehicles/entity.ts'
import { presentVehicle } from '../vehicles/present-vehicle.ts'
import { priceHistory } from '../vehicles/price-history.ts'
import { fieldsOf, readFields } from './read-fields.ts'
import { refuseSameVin } from './rules.ts'
import { updateCatalogue } from './update-catalogue.ts'

/**
 * Changes a vehicle by hand: an empty field is removed, an omitted field stays. Throws `not_found` for a vehicle that
 * the catalogue does not show, `conflict` like adding one.
 */
export async function updateVehicle(ctx: Ctx, { id, ...changes }: { id: string } & VehicleChanges) {
  const { org, now } = ctx
  let changed: VehicleItem | undefined
  await updateCatalogue(ctx, async (rows, ledger, lot) => {
    const vehicle = await findVehicle(org, id, true)
    const place = rows.findIndex(({ key }) => key === vehicle?.key)
    if (!vehicle || vehicle.availability === 'sold' || place < 0 || !isShown(lot, vehicle)) throw notFound()
    const { availability } = vehicle
    refuseSameVin(lot, rows, { key: vehicle.key, vin: changes.vin?.toUpperCase() })

    const own = readFields({ ...fieldsOf(vehicle), ...changes })
    // A file may give a vehicle's title without its make and model.
    if (!own.make && !own.model) own.title = vehicle.title
    const history = priceHistory(vehicle, own.price, now)
    changed = { ...vehicle, previous_price: undefined, price_changed_at: undefined, ...own, ...history }
    return { rows: rows.with(place, rowOfVehicle({ ...changed, availability }, now)), ledger, vehicle: changed }
  })
  if (!changed) throw notFound()
  await recordAct(ctx, { action: 'vehicle_updated', about: id, words: { vehicle: changed.title } })
  return presentVehicle(changed, await readPolicy(org), now)
}
