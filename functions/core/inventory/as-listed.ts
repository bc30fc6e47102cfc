import { cutText } from '../table/cut-text.ts'

/** A list shows the first lines of a description; 200 whole ones would not fit an answer. */
const LISTED_DESCRIPTION = 1000

/** A car as a list shows it; the car alone has its description whole. */
export const asListed = <V extends { description: string | null }>(vehicle: V): V => ({
  ...vehicle,
  description: cutText(vehicle.description ?? '', LISTED_DESCRIPTION) || null,
})
