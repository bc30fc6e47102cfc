import { addressKey } from '#contract/customers/channels/address-key.ts'
import type { PhoneCountry } from '#contract/people/countries.ts'
import { bareNumber } from './bare-number.ts'

/** Mexico's mobiles were once dialed with a 1 that is no part of them any more. */
const MEXICAN_MOBILE = /^(?:\+|00)?\s*52[\s.-]*1(?=(?:[\s().-]*\d){10}$)/
/** Fillers typed into required number fields: 555-555-5555, 123-456-7890. */
const FILLER = /^(\d)\1+$|^0?123456789?\d?$|^9876543210?$/

/**
 * A number in any usual writing, of this country where it names none, as `+15125550100`; undefined where it is none that
 * its country gives to anybody.
 */
export async function readPhone(written: string, country: string): Promise<string | undefined> {
  const bare = bareNumber(written).number.replace(MEXICAN_MOBILE, '+52')
  if (bare === '') return undefined
  // Needed when a form is sent, which is seldom: it would be half of a function's start.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const read = (text: string) =>
    parsePhoneNumberFromString(text, { defaultCountry: country as PhoneCountry, extract: false })
  const number = read(bare)
  if (!number || FILLER.test(number.nationalNumber)) return undefined
  if (number.isValid()) return number.number
  // An earlier writing, as channels keep it, is no number to libphonenumber.
  const key = addressKey(number.number)
  return read(key)?.isValid() ? key : undefined
}
