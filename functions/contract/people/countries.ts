/** Where a dealership is (S2 §9). */
export const COUNTRIES = ['United States of America', 'Canada', 'Mexico', 'United Kingdom'] as const
export type Country = (typeof COUNTRIES)[number]

/** Where a number without a country code is meant to be, as ISO 3166 writes it; by default where the dealership is. */
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
