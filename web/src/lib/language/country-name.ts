import type { Language } from '#contract/language.ts'
import type { PhoneCountry } from '#contract/people/countries.ts'

/** A country's name in this language, with "the" where English requires it. */
export function countryName(country: PhoneCountry, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  return language === 'en' && /^(United|Dominican)/.test(name) ? `the ${name}` : name
}
