import type { Vehicle } from '#contract/stock/vehicle.ts'
import { cutText } from '../../platform/table/cut-text.ts'

/**
 * How many characters a list shows of each car's texts: of two hundred cars with all they can have an answer of a
 * Lambda, 6 MB, would not be enough. True ones are rarely longer.
 */
const LISTED = { description: 1000, images: 5000, options: 3000 }

/** A car as a list shows it; the car alone is whole. */
export const presentListed = <V extends Pick<Vehicle, keyof typeof LISTED>>(vehicle: V): V => ({
  ...vehicle,
  description: cutText(vehicle.description ?? '', LISTED.description) || null,
  images: thatFit(vehicle.images, LISTED.images),
  options: thatFit(vehicle.options, LISTED.options),
})

/** The first of the texts, as many as have no more characters than these together. */
function thatFit(texts: string[], characters: number): string[] {
  let left = characters
  return texts.filter(({ length }) => {
    left -= length
    return left >= 0
  })
}
