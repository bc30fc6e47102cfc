import { FACTS_MAX } from '#contract/stock/inventory.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readPolicy } from '../prices/read-policy.ts'
import { findVehicles } from '../vehicles/door.ts'
import { presentShown } from '../vehicles/present-vehicle.ts'
import { isRemoved } from '../vehicles/sold-vehicles.ts'

/** The short facts of these vehicles, sold ones too: one read of all of them, and one of the rule for prices. */
export async function listFacts({ org }: Ctx, { ids }: { ids: string }) {
  const wanted = [...new Set(ids.split(',').filter(Boolean))].slice(0, FACTS_MAX)
  const [found, policy] = await Promise.all([findVehicles(org, wanted, false), readPolicy(org)])
  const known = [...found.values()].filter((vehicle) => !isRemoved(vehicle))
  return {
    data: known.map((vehicle) => ({
      id: vehicle.id,
      picture: vehicle.images?.[0] ?? null,
      shown_price: presentShown(vehicle, policy),
      availability: vehicle.availability,
    })),
  }
}
