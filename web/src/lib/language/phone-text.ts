import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { parseAddress } from '#contract/customers/channels/address.ts'
import { VISITOR_NAME } from '#contract/customers/visitor-name.ts'
import type { PhoneCountry } from '#contract/people/countries.ts'
import { currentLanguage } from './language.ts'

/** Twilio's addresses of services that aren't channels of ours: `messenger:1234567890123456`. */
const SERVICE = /^(?!whatsapp:|rcs:|tel:|sms:)([a-z]{2,20}):(\S+)$/
const SERVICES: Record<string, string> = { rbm: 'RCS', sip: 'SIP', wechat: 'WeChat' }

/**
 * A phone number in its usual format: `(512) 555-0100` for `+15125550100`, `+52 81 1234 5678` for a foreign one, also
 * for `whatsapp:+…`. A service that isn't ours is named ("Messenger 1234"). Anything
 * but a complete number (a name, a short code) is returned unchanged, and what a visitor without a name is called in our language.
 */
export function phoneText(address: string): string {
  if (address === VISITOR_NAME.en) return VISITOR_NAME[currentLanguage()]
  const [, service, id] = SERVICE.exec(address) ?? []
  if (service && id) return `${SERVICES[service] ?? service[0]?.toUpperCase() + service.slice(1)} ${id}`
  const number = parsePhoneNumberFromString(parseAddress(address).address, { extract: false })
  if (!number?.isPossible()) return address
  return number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational()
}

/** A number for a field: in `phoneText`'s format if that parses to the same number in this country, else in full. */
export function fieldPhone(address: string, country: PhoneCountry): string {
  const number = parsePhoneNumberFromString(parseAddress(address).address, { extract: false })
  const isRead = number?.countryCallingCode === getCountryCallingCode(country)
  return number?.isPossible() && !isRead ? number.formatInternational() : phoneText(address)
}

/** True if the server accepts a text as a phone number in this country's usual format. */
export const isNumber = (written: string, country: PhoneCountry) =>
  parsePhoneNumberFromString(written, { defaultCountry: country, extract: false })?.isPossible() ?? false
