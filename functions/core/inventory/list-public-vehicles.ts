import type { Guest } from '../ctx.ts'
import { notFound } from '../errors.ts'
import { asListed } from './as-listed.ts'
import { openDealerPage } from './open-dealer-page.ts'

/** What is listed of each car; the whole pictures and equipment of fifty would not fit a Lambda's 6 MB. */
const LISTED = { images: 20, options: 50 }

/** A page of what a dealer has for sale, by the dealer's public id. */
export async function listPublicVehicles(
  { now }: Guest,
  { userId, page, per_page }: { userId: string; page: number; per_page: number },
) {
  const opened = await openDealerPage(userId, { page, per_page }, now)
  if (!opened) throw notFound()
  const { vehicles, total, page: currentPage, last_page } = opened
  const data = vehicles.map((vehicle) => ({
    ...asListed(vehicle),
    images: vehicle.images.slice(0, LISTED.images),
    options: vehicle.options.slice(0, LISTED.options),
  }))
  return { data, total, currentPage, perPage: per_page, last_page }
}
