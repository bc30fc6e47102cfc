import type { Vehicle } from '../../contract/vehicle.ts'
import { cutText } from '../table/cut-text.ts'

/** What a list shows of each car: of two hundred whole ones an answer of a Lambda, 6 MB, would not be enough. */
const LISTED = { description: 1000, images: 10, options: 50 }

/** A car as a list shows it; the car alone is whole. */
export const presentListed = <V extends Pick<Vehicle, keyof typeof LISTED>>(vehicle: V): V => ({
  ...vehicle,
  description: cutText(vehicle.description ?? '', LISTED.description) || null,
  images: vehicle.images.slice(0, LISTED.images),
  options: vehicle.options.slice(0, LISTED.options),
})
