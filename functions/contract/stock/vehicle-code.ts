/** The length of the code that identifies a dealer's vehicle in a text: the last characters of its id, a ULID. */
const CODE_CHARACTERS = 8
const WRITTEN = /\[car ([0-9A-HJKMNP-TV-Z]{8})\]/gi

/** A vehicle's code, short enough for a text. With 10,000 vehicles, 1 in 20,000 dealers has two with the same code. */
export const vehicleCodeOf = (vehicleId: string) => vehicleId.slice(-CODE_CHARACTERS)

/** The code as included in a prepared text, so that the reply is known to be about that vehicle. */
export const writeVehicleCode = (vehicleId: string) => `[car ${vehicleCodeOf(vehicleId)}]`

/** The last vehicle code in a text; undefined if there is none. */
export const readVehicleCode = (text: string): string | undefined =>
  [...text.matchAll(WRITTEN)].at(-1)?.[1]?.toUpperCase()

/** A text without its code, for display: the vehicle is shown instead. */
export const withoutVehicleCode = (text: string) => text.replace(WRITTEN, '').trim()
