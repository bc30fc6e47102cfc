import type * as z from 'zod/mini'
import type { PublicVehicle } from '#contract/stock/public.ts'
import type { VehicleItem } from '../vehicles/entity.ts'
import { presentVehicle } from '../vehicles/present-vehicle.ts'

/** A car as anyone may see it. */
export function presentPublic(vehicle: VehicleItem, now: Date): z.input<typeof PublicVehicle> {
  const { by_hand, dealer_code, created_at, days_in_stock, price_changed_at, ...rest } = presentVehicle(vehicle, now)
  return rest
}
