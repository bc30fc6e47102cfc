import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'

/** A call from a browser has no location that help could be sent to. */
const EMERGENCY = new Set(['911', '112', '999', '933', '000', '060', '061', '065', '066', '110', '118', '119', '988'])

/** Numbers that charge their caller by the minute: +1 900. */
const PREMIUM = /^\+1900/

/**
 * The number to call as `+15125550100`; the dealership's own country is always allowed. Throws `invalid` at `to` for a
 * number that may not be called, including the dealership's own.
 */
export async function readCallee(org: OrgId, written: string, own: string): Promise<string> {
  const digits = written.replace(/\D/g, '')
  if (EMERGENCY.has(digits) || EMERGENCY.has(digits.replace(/^1/, '')))
    throw refusedFields({ to: { key: 'emergency_number' } })
  const number = await readTypedPhone(org, written)
  const country = number && (await countryOf(number))
  if (!number || !country) throw refusedFields({ to: { key: 'number_wrong' } })
  if (number === own) throw refusedFields({ to: { key: 'own_number' } })
  if (PREMIUM.test(number)) throw refusedFields({ to: { key: 'premium_number' } })
  const [{ allowed_call_countries }, { phone_country }] = await Promise.all([
    readSettings(org, 'calls'),
    readOrganization(org),
  ])
  if (country !== phone_country && !allowed_call_countries.includes(country))
    throw refusedFields({ to: { key: 'country_not_allowed', about: { country } } })
  return number
}

/** The ISO 3166 code; undefined for a number that belongs to no country. */
async function countryOf(number: string) {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  return parsePhoneNumberFromString(number)?.country
}
