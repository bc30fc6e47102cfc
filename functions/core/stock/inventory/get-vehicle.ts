import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findLot } from '../catalogue/door.ts'
import { isShown } from '../catalogue/shown-vehicles.ts'
import { readPolicy } from '../prices/read-policy.ts'
import { listVehicles } from '../vehicles/door.ts'
import { presentVehicle } from '../vehicles/present-vehicle.ts'
import { isRemoved } from '../vehicles/sold-vehicles.ts'

/** A vehicle that the dealership shows, or has sold; not one that was removed by hand. */
export async function getVehicle({ org, now }: Ctx, { id }: { id: string }) {
  const [lot, [found], policy] = await Promise.all([findLot(org), listVehicles(org, [id]), readPolicy(org)])
  if (!lot || !found || !isShown(lot, found.vehicle) || isRemoved(found.vehicle)) throw notFound()
  return { ...presentVehicle(found.vehicle, policy, now), views: found.views, calls: found.calls }
}
