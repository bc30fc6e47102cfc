import { notFound } from '../../platform/errors.ts'
import { getVehiclePage } from './get-vehicle-page.ts'

/** A vehicle for sale, as anyone may see it, and its dealer's contact data; any other is not found. */
export async function getPublicVehicle({ id }: { id: string }) {
  const opened = await getVehiclePage(id)
  if (opened.state !== 'public') throw notFound()
  return { vehicle: opened.vehicle, contact: opened.contact }
}
