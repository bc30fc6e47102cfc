import type { ShownPrice } from '#contract/stock/price-rule.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { VehicleItem } from '../vehicles/entity.ts'
import { presentShown } from '../vehicles/present-vehicle.ts'
import { readPolicy } from './read-policy.ts'

/** What customers may see of a vehicle's price now. */
export const findShownPrice = async (
  org: OrgId,
  vehicle: Pick<VehicleItem, 'price' | 'availability'>,
): Promise<ShownPrice | null> => presentShown(vehicle, await readPolicy(org))
