import { linkFor, vehiclePath } from '../addresses.ts'
import { countText, priceText } from '../amounts.ts'
import { type Html, html } from '../markup/html.ts'
import { picturesOf } from '../pictures.ts'
import type { Reader } from '../reader.ts'
import { isReserved, nameOf, type Vehicle } from '../vehicle/vehicle.ts'
import { dollars } from './dollars.ts'
import { photo } from './photo.ts'

const WIDTHS = [320, 480, 800] as const
const SIZES = '(min-width: 1240px) 283px, (min-width: 900px) 30vw, (min-width: 560px) 45vw, 66vw'

/** Vehicles as cards; pictures of the first `firstOnes` are loaded first, because visitors see them first. */
export const vehicleCards = (reader: Reader, vehicles: readonly Vehicle[], firstOnes: number): Html =>
  html`<ul class="cards" role="list">${vehicles.map((vehicle, i) => vehicleCard(reader, vehicle, i < firstOnes ? 'first' : 'soon'))}</ul>`

function vehicleCard(reader: Reader, vehicle: Vehicle, when: 'first' | 'soon'): Html {
  const { t, language } = reader
  const [picture] = picturesOf(reader, vehicle.images)
  const known = [
    isReserved(vehicle) && t.reserved,
    vehicle.mileage !== null && t.miles(countText(vehicle.mileage)),
    vehicle.stockNumber && t.stock(vehicle.stockNumber),
  ]
  const { shown_price: shown, previous_price: before } = vehicle
  return html`<li class="card car"><a href="${linkFor(reader, vehiclePath(vehicle.id))}">${photo(picture, { alt: '', widths: WIDTHS, sizes: SIZES, when })}<div>
<h2>${nameOf(reader, vehicle)}</h2><p class="known">${known.filter(Boolean).join(' · ')}</p>${shown ? html`<p class="cost">${dollars(shown.amount)}${before !== null && html` <s>${priceText(before)}</s>`}</p><p class="fees">${shown.words[language]}</p>` : html`<p class="cost ask">${t.call_for_price}</p>`}</div></a></li>`
}
