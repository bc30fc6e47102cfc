/** Twilio allows letters, digits, and `_` in a device's name; a user's id has dashes. */
const BETWEEN = '_'

/** The name of a user's device at Twilio. */
export const identityOf = (org: string, user: string) => `${org}${BETWEEN}${user.replaceAll('-', BETWEEN)}`

const DEVICE = 'client:'
export const isDevice = (address: string) => address.startsWith(DEVICE)

/** The user of an address like `client:…`; undefined for another dealership's device, or a non-device. */
export function userOf(org: string, address: string): string | undefined {
  const start = DEVICE + org + BETWEEN
  return address.startsWith(start) ? address.slice(start.length).replaceAll(BETWEEN, '-') : undefined
}
