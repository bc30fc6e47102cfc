import { findDealer } from '../catalogue/store.ts'
import { vehicleIdOf } from '../vehicles/entity.ts'
import { openPublicCars } from './open-public-cars.ts'

/** Every car that a dealer has for sale, by id, with when it last changed, for search engines; undefined for no dealer. */
export async function listDealerUrls(dealer_id: string): Promise<{ id: string; changed_at: Date }[] | undefined> {
  const org = await findDealer(dealer_id)
  const cars = org && (await openPublicCars(org))
  if (!org || !cars) return
  return cars.rows.map(({ key, created_at, changed_at }) => ({
    id: vehicleIdOf(org, key),
    changed_at: new Date((changed_at ?? created_at) * 1000),
  }))
}
