/** The length of the code that identifies a dealer's vehicle in a text: the last characters of its id, a ULID. */
const CODE_CHARACTERS = 8
/** A vehicle's code, or the dealer page's mark, each with the `?src=` of the link that led to the page. */
const WRITTEN = /\[(?:car ([0-9A-HJKMNP-TV-Z]{8})|lot)(?: ([\w.-]{1,40}))?\]/gi

/** A vehicle's code, short enough for a text. With 10,000 vehicles, 1 in 20,000 dealers has two with the same code. */
export const vehicleCodeOf = (vehicleId: string) => vehicleId.slice(-CODE_CHARACTERS)

/** The code as included in a prepared text, so that the reply is known to be about that vehicle. */
export const writeVehicleCode = (vehicleId: string) => `[car ${vehicleCodeOf(vehicleId)}]`

/** The mark in the text that a dealer's page prepares. */
export const DEALER_MARK = '[lot]'

/** The last vehicle code in a text; undefined if there is none. */
export const readVehicleCode = (text: string): string | undefined =>
  [...text.matchAll(WRITTEN)].findLast(([, code]) => code !== undefined)?.[1]?.toUpperCase()

/** The page that prepared a text, and the `?src=` of the link to it; undefined if no page did. */
export function readPageMark(text: string): { page: 'vehicle_page' | 'dealer_page'; src?: string } | undefined {
  const found = [...text.matchAll(WRITTEN)].at(-1)
  return found && { page: found[1] ? 'vehicle_page' : 'dealer_page', src: found[2] }
}

/** A text without its code, for display: the vehicle is shown instead. */
export const withoutVehicleCode = (text: string) => text.replace(WRITTEN, '').trim()
