/** A number in any usual writing, of the United States where it names no country, as `+15125550100`; undefined where it is none. */
export async function readPhone(written: string): Promise<string | undefined> {
  // Needed when a form is sent, which is seldom: it would be half of a function's start.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const number = parsePhoneNumberFromString(written, { defaultCountry: 'US', extract: false })
  return number?.isPossible() ? number.number : undefined
}
