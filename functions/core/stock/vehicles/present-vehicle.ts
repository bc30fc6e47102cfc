import type * as z from 'zod/mini'
import { fieldsWith } from '#contract/stock/field-names.ts'
import type { PublicVehicle } from '#contract/stock/public.ts'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import type { VehicleItem } from './entity.ts'
import { inDollars, presentFields } from './present-fields.ts'

const SHOWN = fieldsWith('seenBy', 'anyone')

/** A vehicle as anyone may see it. */
export const presentPublic = (vehicle: VehicleItem): z.input<typeof PublicVehicle> => ({
  id: vehicle.id,
  ...presentFields(vehicle, SHOWN),
  previous_price: inDollars(vehicle.previous_price),
})

const DAY_MS = 86_400_000
const OURS_ALONE = fieldsWith('seenBy', 'staff')

/** A vehicle as its dealership sees it: the public data, and its own. */
export function presentVehicle(vehicle: VehicleItem, now: Date): z.input<typeof Vehicle> {
  const { price_changed_at = null, by_hand, created_at } = vehicle
  const since = Date.parse(vehicle.stocked_on ?? created_at)
  return {
    ...presentPublic(vehicle),
    ...presentFields(vehicle, OURS_ALONE),
    price_changed_at,
    by_hand,
    created_at,
    days_in_stock: Math.max(0, Math.floor((now.getTime() - since) / DAY_MS)),
  }
}
