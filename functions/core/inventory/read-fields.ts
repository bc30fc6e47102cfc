import type { VehicleFields } from '../../contract/inventory.ts'
import { titleOf } from '../feeds/title-of.ts'

/** A form's car as it is stored: money in cents, the VIN in capitals, and nothing where a field is empty. */
export function readFields(fields: VehicleFields) {
  const { make, model, year, mileage } = fields
  const text = (value: string | null | undefined) => value || undefined
  return {
    title: titleOf(fields),
    vin: text(fields.vin?.toUpperCase()),
    stockNumber: text(fields.stockNumber),
    year: year ?? undefined,
    make,
    model,
    trim: text(fields.trim),
    // A price of nothing, and of less than half a cent, is none: "Call for price".
    price: Math.round((fields.price ?? 0) * 100) || undefined,
    mileage: mileage ?? undefined,
    color: text(fields.color),
    colorAlt: text(fields.colorAlt),
    transmission: text(fields.transmission),
    drivetrain: text(fields.drivetrain),
    description: text(fields.description),
    images: fields.images ?? [],
  }
}
