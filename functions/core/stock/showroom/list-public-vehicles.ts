import { notFound } from '../../platform/errors.ts'
import { presentListed } from '../vehicles/present-listed.ts'
import { getDealerPage } from './get-dealer-page.ts'

/** A page of a dealer's vehicles for sale, by the dealer's public id. */
export async function listPublicVehicles({
  userId,
  page,
  per_page,
}: {
  userId: string
  page: number
  per_page: number
}) {
  const opened = await getDealerPage(userId, { page, per_page })
  if (!opened) throw notFound()
  const { vehicles, total, page: currentPage, last_page } = opened
  return { data: vehicles.map(presentListed), total, currentPage, perPage: per_page, last_page }
}
