import { findDealer } from '../catalogue/door.ts'
import { vehicleIdOf } from '../vehicles/vehicle-id.ts'
import { findPublicVehicles } from './find-public-vehicles.ts'

/** Every vehicle a dealer has for sale, by id, with its last change, for search engines; undefined if unknown. */
export async function listDealerUrls(dealer_id: string): Promise<{ id: string; changed_at: Date }[] | undefined> {
  const org = await findDealer(dealer_id)
  const vehicles = org && (await findPublicVehicles(org))
  if (!org || !vehicles) return
  return vehicles.rows.map(({ key, created_at, changed_at }) => ({
    id: vehicleIdOf(org, key),
    changed_at: new Date((changed_at ?? created_at) * 1000),
  }))
}
