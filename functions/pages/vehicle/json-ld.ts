import { dealerPath, publicAddress, vehiclePath } from '../addresses.ts'
import { knownPrice } from '../amounts.ts'
import { type Car, nameOf } from '../car.ts'
import { type Contact, type Dealer, phoneOf } from '../dealer.ts'
import { picturesOf } from '../pictures.ts'
import type { Reader } from '../reader.ts'

/** A car and the way to it for search engines (schema.org); what is not known is left out. */
export function schemaOfCar(reader: Reader, car: Car, of: { id: string; dealer: Dealer; contact: Contact }): object[] {
  const name = nameOf(reader, car)
  const url = publicAddress(vehiclePath(car.id))
  const price = knownPrice(car.price)
  const dealerUrl = publicAddress(dealerPath(of.id))
  return [
    known({
      '@type': 'Car',
      name,
      url,
      vehicleIdentificationNumber: car.vin,
      sku: car.stockNumber,
      brand: car.make && { '@type': 'Brand', name: car.make },
      model: car.model,
      vehicleModelDate: car.year && String(car.year),
      vehicleConfiguration: car.trim,
      bodyType: car.body,
      mileageFromOdometer: car.mileage !== null && {
        '@type': 'QuantitativeValue',
        value: car.mileage,
        unitCode: 'SMI',
      },
      color: car.color,
      vehicleInteriorColor: car.colorAlt,
      vehicleTransmission: car.transmission,
      driveWheelConfiguration: car.drivetrain,
      fuelType: car.fuel,
      vehicleEngine: car.engine && { '@type': 'EngineSpecification', name: car.engine },
      itemCondition: `https://schema.org/${car.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
      image: picturesOf(car.images).map(({ at }) => at(1200)),
      description: car.description,
      offers: known({
        '@type': 'Offer',
        price: price !== undefined && String(price),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
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
