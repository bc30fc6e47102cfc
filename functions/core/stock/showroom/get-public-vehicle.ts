import { notFound } from '../../platform/errors.ts'
import { getVehiclePage } from './get-vehicle-page.ts'

/** A vehicle that is for sale, as anyone may have it, and how its dealer is reached; every other is not found. */
export async function getPublicVehicle({ id }: { id: string }) {
  const opened = await getVehiclePage(id)
  if (opened.state !== 'public') throw notFound()
  return { vehicle: opened.vehicle, contact: opened.contact }
}
