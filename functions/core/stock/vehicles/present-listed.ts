import { fieldsWith } from '#contract/stock/field-names.ts'
import type { PublicVehicle } from '#contract/stock/public.ts'
import type { Kind } from '#contract/stock/vehicle-field.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import { cutText } from '../../platform/cut-text.ts'

/**
 * The maximum length of each vehicle's long fields in a list: two hundred vehicles with everything they can have would
 * exceed a Lambda's response limit of 6 MB. Real ones are rarely longer.
 */
const LISTED: { [K in Kind]?: number } = { prose: 1000, pictures: 5000, list: 3000 }
const LONG = fieldsWith('seenBy', 'anyone').flatMap((name) => {
  const characters = LISTED[VEHICLE_FIELDS[name].kind]
  return characters === undefined ? [] : [{ name, characters }]
})

/** A vehicle as shown in a list; only the single vehicle is complete. */
export const presentListed = <V extends PublicVehicle>(vehicle: V): V => ({
  ...vehicle,
  ...Object.fromEntries(LONG.map(({ name, characters }) => [name, shorten(vehicle[name], characters)])),
})

const shorten = (value: PublicVehicle[keyof PublicVehicle], characters: number) =>
  Array.isArray(value) ? thatFit(value, characters) : cutText(String(value ?? ''), characters) || null

/** The first texts that together fit this many characters. */
function thatFit(texts: string[], characters: number): string[] {
  let left = characters
  return texts.filter(({ length }) => {
    left -= length
    return left >= 0
  })
}
