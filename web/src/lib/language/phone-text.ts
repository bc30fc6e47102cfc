import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { parseAddress } from '#contract/customers/channels/address.ts'

/**
 * A telephone number as people write it: `(512) 555-0100` for `+15125550100`, `+52 81 1234 5678` for one from abroad, also
 * where it stands as `whatsapp:+…`. What is no number in full (a name, a short code) stays as it is.
 */
export function phoneText(address: string): string {
  const number = parsePhoneNumberFromString(parseAddress(address).address, { extract: false })
  if (!number?.isPossible()) return address
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational()
}

/** Whether the server takes a text for a telephone number, as it is usually written. */
export const isNumber = (written: string) =>
  parsePhoneNumberFromString(written, { defaultCountry: 'US', extract: false })?.isPossible() ?? false
