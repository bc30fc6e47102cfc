import type { Language } from '#contract/language.ts'
import type { PhoneCountry } from '#contract/people/countries.ts'

/** A country as people of this language call it; those that English puts "the" before have it. */
export function countryName(country: PhoneCountry, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  return language === 'en' && /^(United|Dominican)/.test(name) ? `the ${name}` : name
}
