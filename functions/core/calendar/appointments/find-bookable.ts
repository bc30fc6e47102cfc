import { plainTitle } from '#contract/stock/plain-fact.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findVehicle } from '../../stock/vehicles/door.ts'

/** A vehicle of the dealership that an appointment can be about; throws `vehicle_gone` for one that is sold or unknown. */
export async function findBookable(org: OrgId, id: string | undefined) {
  if (id === undefined) return {}
  const vehicle = await findVehicle(org, id)
  if (!vehicle || vehicle.availability === 'sold') throw new AppError('vehicle_gone')
  return { vehicle: id, vehicle_title: plainTitle(vehicle) }
}
