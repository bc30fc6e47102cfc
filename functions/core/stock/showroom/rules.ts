import { isShown } from '../catalogue/rules.ts'
import type { VehicleItem } from '../vehicles/entity.ts'
import { isRemoved } from '../vehicles/rules.ts'

/** What a stranger with a vehicle's link is told. */
type PublicState = 'public' | 'sold' | 'unavailable' | 'unknown'

type Lot = Parameters<typeof isShown>[0]

/**
 * Whether anyone may see this vehicle. What is not for sale yet was never there; what is no longer shown, or was taken out
 * by hand, is told from what was sold, because a link to it may be about.
 */
export function publicStateOf(lot: Lot | undefined, vehicle: VehicleItem | undefined): PublicState {
  if (!lot || !vehicle || vehicle.availability === 'inbound' || vehicle.availability === 'recon') return 'unknown'
  if (!isShown(lot, vehicle)) return 'unavailable'
  if (vehicle.availability === 'available') return 'public'
  return isRemoved(vehicle) ? 'unavailable' : 'sold'
}
