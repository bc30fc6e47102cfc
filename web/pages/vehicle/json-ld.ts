import { type FieldsWith, fieldsWith } from '#contract/stock/field-names.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import { dealerPath, publicAddress, vehiclePath } from '../addresses.ts'
import { type Contact, type Dealer, phoneOf } from '../dealer/dealer.ts'
import { picturesOf } from '../pictures.ts'
import type { Reader } from '../reader.ts'
import { isReserved, nameOf, type Vehicle } from './vehicle.ts'

type Told = FieldsWith<{ schemaOrg: string }>
type Property = Exclude<Vehicle[Told], null>
type Write = (value: Property, reader: Reader) => unknown

const kinds: { [K in (typeof VEHICLE_FIELDS)[Told]['kind']]: Write } = {
  text: (text) => text,
  prose: (text) => text,
  number: (number) => String(number),
  choice: (value) => value,
  pictures: (addresses, reader) => picturesOf(reader, addresses as string[]).map(({ at }) => at(1200)),
}
/** Properties that are not plain text. */
const own: { [Name in Told]?: Write } = {
  make: (name) => ({ '@type': 'Brand', name }),
  mileage: (value) => ({ '@type': 'QuantitativeValue', value, unitCode: 'SMI' }),
  engine: (name) => ({ '@type': 'EngineSpecification', name }),
  condition: (condition) => `https://schema.org/${condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
}

const properties = (reader: Reader, vehicle: Vehicle) =>
  Object.fromEntries(
    fieldsWith('schemaOrg').flatMap((name) => {
      const { kind, schemaOrg } = VEHICLE_FIELDS[name]
      const value = vehicle[name]
      return value === null || value === '' ? [] : [[schemaOrg, (own[name] ?? kinds[kind])(value, reader)]]
    }),
  )

/** A vehicle and its breadcrumbs for search engines (schema.org); unknown properties are omitted. */
export function schemaOfVehicle(
  reader: Reader,
  vehicle: Vehicle,
  of: { id: string; dealer: Dealer; contact: Contact },
): object[] {
  const name = nameOf(reader, vehicle)
  const url = publicAddress(reader, vehiclePath(vehicle.id))
  const shown = vehicle.shown_price
  const dealerUrl = publicAddress(reader, dealerPath(of.id))
  return [
    known({
      '@type': 'Car',
      name,
      url,
      // Without information from the dealer, the vehicle is assumed to be used.
      itemCondition: 'https://schema.org/UsedCondition',
      ...properties(reader, vehicle),
      offers: known({
        '@type': 'Offer',
        price: shown && String(shown.amount),
        description: shown?.words[reader.language],
        priceCurrency: 'USD',
        availability: `https://schema.org/${isReserved(vehicle) ? 'Reserved' : 'InStock'}`,
        url,
        seller: schemaOfDealer(of.dealer, of.contact, dealerUrl),
      }),
    }),
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: of.dealer.name, item: dealerUrl },
        { '@type': 'ListItem', position: 2, name, item: url },
      ],
    },
  ]
}

/** A dealer for search engines. */
export function schemaOfDealer(dealer: Dealer, contact: Contact, url: string): object {
  const { address, city, state, zip } = dealer
  return known({
    '@type': 'AutoDealer',
    name: dealer.name,
    url,
    telephone: phoneOf(dealer, contact),
    address: [address, city, state, zip].some(Boolean) && {
      '@type': 'PostalAddress',
      ...known({ streetAddress: address, addressLocality: city, addressRegion: state, postalCode: zip }),
      addressCountry: 'US',
    },
  })
}

function known(fields: Record<string, unknown>): object {
  const isKnown = (value: unknown) => value !== null && value !== undefined && value !== false && value !== ''
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => isKnown(value) && !(Array.isArray(value) && value.length === 0)),
  )
}
