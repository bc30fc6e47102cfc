import type { PhoneCountry } from '#contract/people/countries.ts'

/** A number in any usual writing, of this country where it names none, as `+15125550100`; undefined where it is none. */
export async function readPhone(written: string, country: PhoneCountry): Promise<string | undefined> {
  // Needed when a form is sent, which is seldom: it would be half of a function's start.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const number = parsePhoneNumberFromString(written, { defaultCountry: country, extract: false })
  return number?.isPossible() ? number.number : undefined
}
