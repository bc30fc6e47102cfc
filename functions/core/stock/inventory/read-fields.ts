import { fieldsWith, type ValueOf } from '#contract/stock/field-names.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import type { InputField, InputKind, VehicleInput } from '#contract/stock/vehicle-input.ts'
import { publicOrigin } from '../../platform/environment.ts'
import { refusedFields } from '../../platform/errors.ts'
import { withoutControls } from '../../platform/tabular/clean-text.ts'
import type { VehicleItem } from '../vehicles/entity.ts'
import { presentFields } from '../vehicles/present-fields.ts'
import { titleOf } from '../vehicles/title-of.ts'

const TYPED = fieldsWith('byHand')
type Kept = { [Name in InputField]: ValueOf<Name> | undefined }

const readText = (text: unknown) => withoutControls(String(text ?? '')) || undefined
const kinds: Record<InputKind, (value: VehicleInput[InputField], name: InputField) => Kept[InputField]> = {
  text: readText,
  prose: readText,
  number: (number) => (typeof number === 'number' ? number : undefined),
  // A price of zero, or of less than half a cent, is no price: "Call for price".
  money: (dollars) => Math.round(Number(dollars ?? 0) * 100) || undefined,
  pictures: (addresses, name) => (Array.isArray(addresses) ? securePictures(addresses, name) : []),
}

/** A form's vehicle as stored: money in cents, the VIN in capitals, no empty fields, and no control characters. */
export function readFields(fields: VehicleInput) {
  const kept = Object.fromEntries(
    TYPED.map((name) => [name, kinds[VEHICLE_FIELDS[name].kind](fields[name], name)]),
  ) as Kept
  return { ...kept, vin: kept.vin?.toUpperCase(), title: titleOf(kept) }
}

/** The reverse: a stored vehicle as its form has it. */
export const fieldsOf = (vehicle: VehicleItem): VehicleInput => {
  const { make = '', model = '' } = vehicle
  return { ...presentFields(vehicle, TYPED), make, model }
}

/** Pictures as a file may have them: over https, or from our own origin. Throws `invalid` for any other. */
function securePictures(images: string[], name: InputField): string[] {
  const own = publicOrigin()
  const wrong = images.findIndex((image) => !image.startsWith('https://') && new URL(image).origin !== own)
  if (wrong < 0) return images
  throw refusedFields({ [`${name}.${wrong}`]: { key: 'picture_not_https' } })
}
