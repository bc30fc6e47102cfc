import { TOLL_FREE_CODES } from '#contract/telephony/registration.ts'
import { formatted } from './resources.ts'
import type { Simulator } from './simulator.ts'
import { notFound, TwilioError } from './twilio-error.ts'

type Kind = 'Local' | 'TollFree' | 'Mobile'

/** Area codes that have numbers here, each with its town. */
const TOWNS: Record<string, readonly (readonly [areaCode: string, locality: string, region: string])[]> = {
  US: [
    ['512', 'Austin', 'TX'],
    ['737', 'Austin', 'TX'],
    ['210', 'San Antonio', 'TX'],
    ['713', 'Houston', 'TX'],
    ['415', 'San Francisco', 'CA'],
    ['213', 'Los Angeles', 'CA'],
    ['305', 'Miami', 'FL'],
    ['602', 'Phoenix', 'AZ'],
    ['312', 'Chicago', 'IL'],
  ],
  CA: [
    ['416', 'Toronto', 'ON'],
    ['604', 'Vancouver', 'BC'],
  ],
  MX: [
    ['55', 'Ciudad de México', 'CDMX'],
    ['81', 'Monterrey', 'NL'],
  ],
}
/** What exists by country; the US has no mobile numbers of its own. */
const KINDS: Record<string, readonly Kind[]> = {
  US: ['Local', 'TollFree'],
  CA: ['Local', 'TollFree'],
  MX: ['Local', 'Mobile'],
}
const PREFIXES: Record<string, string> = { US: '+1', CA: '+1', MX: '+52' }
/** In US dollars a month. */
const PRICES: Record<string, readonly (readonly [type: string, price: string])[]> = {
  US: [
    ['local', '1.15'],
    ['toll free', '2.15'],
  ],
  CA: [
    ['local', '1.15'],
    ['toll free', '2.15'],
  ],
  MX: [['local', '6.25']],
}
const SHOWN = 20
const FEWEST_CHARACTERS = 2

/** Numbers for sale that fit a search, none of which anybody has. */
export function matchNumbers(sim: Simulator, country: string, kind: Kind, query: URLSearchParams) {
  if (!KINDS[country]?.includes(kind)) throw notFound(`/AvailablePhoneNumbers/${country}/${kind}`)
  const areaCode = query.get('AreaCode')
  const contains = query.get('Contains')
  if (contains && contains.length < FEWEST_CHARACTERS)
    throw new TwilioError(400, 21420, 'Contains needs two characters or more')
  const taken = new Set(sim.store.all('number').map(({ phone_number }) => phone_number))
  const towns =
    kind === 'TollFree' ? TOLL_FREE_CODES.map((code) => [code, null, null] as const) : (TOWNS[country] ?? [])
  return towns
    .filter(([code]) => !areaCode || code === areaCode)
    .flatMap(([code, locality, region]) =>
      stockOf(country, code).map((phone_number) => ({ phone_number, locality, region })),
    )
    .filter(({ phone_number }) => !taken.has(phone_number) && (!contains || fits(phone_number, contains)))
    .slice(0, Number(query.get('PageSize') ?? SHOWN))
    .map(({ phone_number, locality, region }) => ({
      address_requirements: country === 'MX' ? 'local' : 'none',
      beta: false,
      capabilities: { mms: country !== 'MX', sms: country !== 'MX', voice: true },
      friendly_name: formatted(phone_number),
      iso_country: country,
      lata: null,
      latitude: null,
      locality,
      longitude: null,
      phone_number,
      postal_code: null,
      rate_center: null,
      region,
    }))
}

/** 555-0100 to 555-0199 are reserved for fiction; Mexico's are as long as real ones. */
const stockOf = (country: string, code: string) =>
  Array.from({ length: 100 }, (_, i) => {
    const last = String(100 + i).padStart(4, '0')
    return `${PREFIXES[country]}${code}${country === 'MX' ? '5550'.slice(0, 6 - code.length) : '555'}${last}`
  })

/** A `*` stands for any digit; letters are those of the dial. */
function fits(phone: string, contains: string): boolean {
  const pattern = contains.replace(/[^\d*]/g, '').replaceAll('*', '\\d')
  return new RegExp(pattern).test(phone)
}

/** What numbers of a country cost a month. */
export function priceList(country: string) {
  const prices = PRICES[country]
  if (!prices) throw notFound(`/PhoneNumbers/Countries/${country}`)
  return {
    country: new Intl.DisplayNames('en', { type: 'region' }).of(country),
    iso_country: country,
    phone_number_prices: prices.map(([number_type, price]) => ({
      number_type,
      base_price: price,
      current_price: price,
    })),
    price_unit: 'USD',
    url: `https://pricing.twilio.com/v1/PhoneNumbers/Countries/${country}`,
  }
}
