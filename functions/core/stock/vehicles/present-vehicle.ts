import type * as z from 'zod/mini'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import type { VehicleItem } from './entity.ts'

const DAY_MS = 86_400_000

/** A car as it leaves: money in dollars, and null for what nobody told us. */
export function presentVehicle(vehicle: VehicleItem, now: Date): z.input<typeof Vehicle> {
  const { id, title, images, availability, by_hand, created_at } = vehicle
  const since = Date.parse(vehicle.stocked_on ?? created_at)
  return {
    id,
    title,
    vin: vehicle.vin ?? null,
    stockNumber: vehicle.stockNumber ?? null,
    dealer_code: vehicle.dealer_code ?? null,
    year: vehicle.year ?? null,
    make: vehicle.make ?? null,
    model: vehicle.model ?? null,
    trim: vehicle.trim ?? null,
    body: vehicle.body ?? null,
    price: inDollars(vehicle.price),
    previous_price: inDollars(vehicle.previous_price),
    price_changed_at: vehicle.price_changed_at ?? null,
    msrp: inDollars(vehicle.msrp),
    mileage: vehicle.mileage ?? null,
    color: vehicle.color ?? null,
    colorAlt: vehicle.colorAlt ?? null,
    transmission: vehicle.transmission ?? null,
    drivetrain: vehicle.drivetrain ?? null,
    engine: vehicle.engine ?? null,
    fuel: vehicle.fuel ?? null,
    condition: vehicle.condition ?? null,
    description: vehicle.description ?? null,
    options: vehicle.options ?? [],
    images,
    availability,
    by_hand,
    created_at,
    days_in_stock: Math.max(0, Math.floor((now.getTime() - since) / DAY_MS)),
  }
}

const inDollars = (cents: number | undefined) => (cents === undefined ? null : cents / 100)
