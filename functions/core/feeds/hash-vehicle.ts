import { hash } from 'node:crypto'
import type { FeedVehicle } from './feed-vehicle.ts'

/** Everything a vehicle says, as one short text; no cell holds the controls that part its fields. */
export function hashVehicle(one: Omit<FeedVehicle, 'hash'>): string {
  // Written out: reading twenty fields by a list of names costs as much as parsing the row's cells.
  const name = `${one.key}\x1f${one.vin ?? ''}\x1f${one.dealer_code ?? ''}\x1f${one.stockNumber ?? ''}\x1f${one.title}`
  const car = `${one.year ?? ''}\x1f${one.make ?? ''}\x1f${one.model ?? ''}\x1f${one.trim ?? ''}\x1f${one.body ?? ''}`
  const looks = `${one.color ?? ''}\x1f${one.colorAlt ?? ''}\x1f${one.transmission ?? ''}\x1f${one.drivetrain ?? ''}`
  const drive = `${one.engine ?? ''}\x1f${one.fuel ?? ''}\x1f${one.mileage ?? ''}\x1f${one.condition ?? ''}`
  const sale = `${one.price ?? ''}\x1f${one.msrp ?? ''}\x1f${one.availability}\x1f${one.stocked_on ?? ''}\x1f${one.link ?? ''}`
  const lists = `${one.options?.join('\x1e') ?? ''}\x1f${one.images.join('\x1e')}`
  const all = `${name}\x1f${car}\x1f${looks}\x1f${drive}\x1f${sale}\x1f${lists}\x1f${one.description ?? ''}`
  return hash('sha256', all, 'base64url')
}
