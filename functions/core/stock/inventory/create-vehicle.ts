import type { VehicleInput } from '#contract/stock/vehicle-input.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { rowOfVehicle } from '../catalogue/row-of.ts'
import { readPolicy } from '../prices/read-policy.ts'
import { presentVehicle } from '../vehicles/present-vehicle.ts'
import { vehicleIdOf } from '../vehicles/vehicle-id.ts'
import { readFields } from './read-fields.ts'
import { refuseSameVin } from './rules.ts'
import { updateCatalogue } from './update-catalogue.ts'

/** Adds a vehicle by hand. Throws `conflict` while the vehicles come from an integration, and for an existing VIN. */
export async function createVehicle(ctx: Ctx, fields: VehicleInput) {
  const { org, now } = ctx
  const key = newId(now)
  const vehicle = {
    id: vehicleIdOf(org, key),
    org,
    key,
    ...readFields(fields),
    availability: 'available' as const,
    by_hand: true,
    created_at: now.toISOString(),
  }
  await updateCatalogue(ctx, async (rows, ledger, lot) => {
    refuseSameVin(lot, rows, vehicle)
    return { rows: [...rows, rowOfVehicle(vehicle)], ledger, vehicle: vehicle }
  })
  await recordAct(ctx, { action: 'vehicle_created', about: vehicle.id, words: { vehicle: vehicle.title } })
  return presentVehicle(vehicle, await readPolicy(org), now)
}
