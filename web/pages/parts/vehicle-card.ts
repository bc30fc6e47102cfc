import { linkFor, vehiclePath } from '../addresses.ts'
import { countText, knownPrice, priceText } from '../amounts.ts'
import { type Html, html } from '../markup/html.ts'
import { picturesOf } from '../pictures.ts'
import type { Reader } from '../reader.ts'
import { nameOf, type Vehicle } from '../vehicle/vehicle.ts'
import { dollars } from './dollars.ts'
import { photo } from './photo.ts'

const WIDTHS = [320, 480, 800] as const
const SIZES = '(min-width: 1240px) 283px, (min-width: 900px) 30vw, (min-width: 560px) 45vw, 66vw'

/** Vehicles as cards; pictures of the first `firstOnes` are loaded first, because visitors see them first. */
export const vehicleCards = (reader: Reader, vehicles: readonly Vehicle[], firstOnes: number): Html =>
  html`<ul class="cards" role="list">${vehicles.map((vehicle, i) => vehicleCard(reader, vehicle, i < firstOnes ? 'first' : 'soon'))}</ul>`

function vehicleCard(reader: Reader, vehicle: Vehicle, when: 'first' | 'soon'): Html {
  const { t } = reader
  const [picture] = picturesOf(reader, vehicle.images)
  const known = [
    vehicle.mileage !== null && t.miles(countText(vehicle.mileage)),
    vehicle.stockNumber && t.stock(vehicle.stockNumber),
  ]
  const [now, before] = [knownPrice(vehicle.price), knownPrice(vehicle.previous_price)]
  return html`<li class="card car"><a href="${linkFor(reader, vehiclePath(vehicle.id))}">${photo(picture, { alt: '', widths: WIDTHS, sizes: SIZES, when })}<div>
<h2>${nameOf(reader, vehicle)}</h2><p class="known">${known.filter(Boolean).join(' · ')}</p>${now === undefined ? html`<p class="cost ask">${t.call_for_price}</p>` : html`<p class="cost">${dollars(now)}${before !== undefined && html` <s>${priceText(before)}</s>`}</p>`}</div></a></li>`
}
