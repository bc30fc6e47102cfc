import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { isShown } from '../catalogue/rules.ts'
import { findLot } from '../catalogue/store.ts'
import { presentVehicle } from '../vehicles/present-vehicle.ts'
import { isRemoved } from '../vehicles/rules.ts'
import { listVehicles } from '../vehicles/store.ts'

/** A vehicle that the dealership shows, or has sold; not one that was removed by hand. */
export async function getVehicle({ org, now }: Ctx, { id }: { id: string }) {
  const [lot, [found]] = await Promise.all([findLot(org), listVehicles(org, [id])])
  if (!lot || !found || !isShown(lot, found.vehicle) || isRemoved(found.vehicle)) throw notFound()
  return { ...presentVehicle(found.vehicle, now), views: found.views, calls: found.calls }
}
