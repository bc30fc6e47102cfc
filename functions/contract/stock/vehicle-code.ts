/** What names a vehicle among its dealer's in a text: the last characters of its id, as a ULID is written. */
const CODE_CHARACTERS = 8
const WRITTEN = /\[car ([0-9A-HJKMNP-TV-Z]{8})\]/gi

/** The code of a vehicle: short enough for a text message. Of 10,000 vehicles of a dealer two have the same one in 1 of 20,000 dealers. */
export const vehicleCodeOf = (vehicleId: string) => vehicleId.slice(-CODE_CHARACTERS)

/** How a prepared text names its vehicle, so that the answer to it is known to be about that vehicle. */
export const writeVehicleCode = (vehicleId: string) => `[car ${vehicleCodeOf(vehicleId)}]`

/** The last vehicle code in a text; undefined where there is none. */
export const readVehicleCode = (text: string): string | undefined =>
  [...text.matchAll(WRITTEN)].at(-1)?.[1]?.toUpperCase()

/** A text as a person reads it: the vehicle that its code names is shown, not the code. */
export const withoutVehicleCode = (text: string) => text.replace(WRITTEN, '').trim()
