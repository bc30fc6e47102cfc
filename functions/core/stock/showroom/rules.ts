import { isShown } from '../catalogue/shown-vehicles.ts'
import type { VehicleItem } from '../vehicles/entity.ts'
import { isOffered } from '../vehicles/is-offered.ts'
import { isRemoved } from '../vehicles/sold-vehicles.ts'

/** The state of a vehicle as shown to a stranger with its link. */
type PublicState = 'public' | 'sold' | 'unavailable' | 'unknown'

type Lot = Parameters<typeof isShown>[0]

/**
 * A vehicle's public state. A vehicle that is not for sale yet is `unknown`, as if it never existed; one that is no
 * longer shown, or was removed by hand, is distinguished from a sold one, because a link to it may be in circulation.
 */
export function publicStateOf(lot: Lot | undefined, vehicle: VehicleItem | undefined): PublicState {
  if (!lot || !vehicle || vehicle.availability === 'inbound' || vehicle.availability === 'recon') return 'unknown'
  if (!isShown(lot, vehicle)) return 'unavailable'
  if (isOffered(vehicle.availability)) return 'public'
  return isRemoved(vehicle) ? 'unavailable' : 'sold'
}
