import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { parseAddress } from '#contract/customers/channels/address.ts'
import type { PhoneCountry } from '#contract/people/countries.ts'

/**
 * A telephone number as people write it: `(512) 555-0100` for `+15125550100`, `+52 81 1234 5678` for one from abroad, also
 * where it stands as `whatsapp:+…`. What is no number in full (a name, a short code) stays as it is.
 */
export function phoneText(address: string): string {
  const number = parsePhoneNumberFromString(parseAddress(address).address, { extract: false })
  if (!number?.isPossible()) return address
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational()
}

/** A number for a field: as `phoneText` has it where it would be read as the same number in this country, else in full. */
export function fieldPhone(address: string, country: PhoneCountry): string {
  const number = parsePhoneNumberFromString(parseAddress(address).address, { extract: false })
  const isRead = number?.countryCallingCode === getCountryCallingCode(country)
  return number?.isPossible() && !isRead ? number.formatInternational() : phoneText(address)
}

/** Whether the server takes a text for a telephone number, as it is usually written in this country. */
export const isNumber = (written: string, country: PhoneCountry) =>
  parsePhoneNumberFromString(written, { defaultCountry: country, extract: false })?.isPossible() ?? false
