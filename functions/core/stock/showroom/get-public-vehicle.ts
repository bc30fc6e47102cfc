import { notFound } from '../../platform/errors.ts'
import { openPublicVehicle } from './open-public-vehicle.ts'

/** A vehicle that is for sale, as anyone may have it, and how its dealer is reached; every other is not found. */
export async function getPublicVehicle({ id }: { id: string }) {
  const opened = await openPublicVehicle(id)
  if (opened.state !== 'public') throw notFound()
  return { vehicle: opened.vehicle, contact: opened.contact }
}
