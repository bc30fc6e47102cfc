/** A dealership's country (S2 §9). */
export const COUNTRIES = ['United States of America', 'Canada', 'Mexico', 'United Kingdom'] as const
type Country = (typeof COUNTRIES)[number]

/** The default country of phone numbers without a country code, in ISO 3166; initially the dealership's own. */
export const PHONE_COUNTRIES = [
  'US',
  'CA',
  'MX',
  'GB',
  'PR',
  'DO',
  'GT',
  'SV',
  'HN',
  'NI',
  'CR',
  'PA',
  'CO',
  'VE',
  'EC',
  'PE',
  'CL',
  'AR',
  'ES',
  'FR',
  'JP',
] as const
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number]

export const PHONE_COUNTRY_OF: Record<Country, PhoneCountry> = {
  'United States of America': 'US',
  Canada: 'CA',
  Mexico: 'MX',
  'United Kingdom': 'GB',
}
