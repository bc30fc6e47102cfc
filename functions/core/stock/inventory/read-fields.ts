import type { VehicleInput } from '#contract/stock/vehicle-input.ts'
import { refusedFields } from '../../platform/errors.ts'
import { withoutControls } from '../feeds/clean-text.ts'
import { titleOf } from '../feeds/title-of.ts'
import type { VehicleItem } from '../vehicles/entity.ts'

/** A form's car as it is stored: money in cents, the VIN in capitals, nothing where a field is empty, and no controls. */
export function readFields(fields: VehicleInput) {
  const { year, mileage } = fields
  const text = (value: string | null | undefined) => withoutControls(value ?? '') || undefined
  const named = { make: text(fields.make), model: text(fields.model), trim: text(fields.trim) }
  return {
    title: titleOf({ year, ...named }),
    vin: text(fields.vin?.toUpperCase()),
    stockNumber: text(fields.stockNumber),
    year: year ?? undefined,
    ...named,
    // A price of nothing, and of less than half a cent, is none: "Call for price".
    price: Math.round((fields.price ?? 0) * 100) || undefined,
    mileage: mileage ?? undefined,
    color: text(fields.color),
    colorAlt: text(fields.colorAlt),
    transmission: text(fields.transmission),
    drivetrain: text(fields.drivetrain),
    description: text(fields.description),
    images: securePictures(fields.images ?? []),
  }
}

/** The other way round: a stored car as its form has it. */
export const fieldsOf = ({ make = '', model = '', price, ...vehicle }: VehicleItem): VehicleInput => ({
  ...vehicle,
  make,
  model,
  price: price === undefined ? null : price / 100,
})

/** Pictures as a file may have them: over https, or of our own address. Throws `invalid` for any other. */
function securePictures(images: string[]): string[] {
  const own = new URL(process.env.PUBLIC_URL ?? '').origin
  const wrong = images.findIndex((image) => !image.startsWith('https://') && new URL(image).origin !== own)
  if (wrong < 0) return images
  throw refusedFields({ [`images.${wrong}`]: { key: 'picture_not_https' } })
}
