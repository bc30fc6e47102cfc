import type { OrgId } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findLot } from '../catalogue/door.ts'
import type { LotItem } from '../catalogue/entity.ts'
import { findVehicle, findVehicleAnywhere } from '../vehicles/door.ts'
import type { VehicleItem } from '../vehicles/entity.ts'
import { publicStateOf } from './rules.ts'

/** A vehicle for sale, of whatever dealership, and its lot; throws `not_found` for any other. */
export async function getOffered(id: string) {
  const vehicle = await findVehicleAnywhere(id)
  return offered(vehicle, vehicle && (await findLot(vehicle.org)))
}

/** A vehicle that this dealership has for sale; throws `not_found` for any other. */
export async function getOfferedBy(org: OrgId, id: string) {
  const [vehicle, lot] = await Promise.all([findVehicle(org, id), findLot(org)])
  return offered(vehicle, lot).vehicle
}

function offered<Vehicle extends VehicleItem>(vehicle: Vehicle | undefined, lot: LotItem | undefined) {
  if (!vehicle || !lot || publicStateOf(lot, vehicle) !== 'public') throw notFound()
  return { vehicle, lot }
}
