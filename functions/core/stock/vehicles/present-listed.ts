import { fieldsWith } from '#contract/stock/field-names.ts'
import type { PublicVehicle } from '#contract/stock/public.ts'
import type { Kind } from '#contract/stock/vehicle-field.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import { cutText } from '../../platform/table/cut-text.ts'

/**
 * How many characters a list shows of each vehicle's long fields: of two hundred vehicles with all they can have an
 * answer of a Lambda, 6 MB, would not be enough. True ones are rarely longer.
 */
const LISTED: { [K in Kind]?: number } = { prose: 1000, pictures: 5000, list: 3000 }
const LONG = fieldsWith('seenBy', 'anyone').flatMap((name) => {
  const characters = LISTED[VEHICLE_FIELDS[name].kind]
  return characters === undefined ? [] : [{ name, characters }]
})

/** A vehicle as a list shows it; the vehicle alone is whole. */
export const presentListed = <V extends PublicVehicle>(vehicle: V): V => ({
  ...vehicle,
  ...Object.fromEntries(LONG.map(({ name, characters }) => [name, shorten(vehicle[name], characters)])),
})

const shorten = (value: PublicVehicle[keyof PublicVehicle], characters: number) =>
  Array.isArray(value) ? thatFit(value, characters) : cutText(String(value ?? ''), characters) || null

/** The first of the texts, as many as have no more characters than these together. */
function thatFit(texts: string[], characters: number): string[] {
  let left = characters
  return texts.filter(({ length }) => {
    left -= length
    return left >= 0
  })
}
