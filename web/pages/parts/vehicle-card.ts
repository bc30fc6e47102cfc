import { linkFor, vehiclePath } from '../addresses.ts'
import { countText, knownPrice, priceText } from '../amounts.ts'
import { type Car, nameOf } from '../car.ts'
import { type Html, html } from '../markup/html.ts'
import { picturesOf } from '../pictures.ts'
import type { Reader } from '../reader.ts'
import { dollars } from './dollars.ts'
import { photo } from './photo.ts'

const WIDTHS = [320, 480, 800] as const
const SIZES = '(min-width: 1240px) 283px, (min-width: 900px) 30vw, (min-width: 560px) 45vw, 66vw'

/** Cars as cards; the first ones are what a visitor sees first. */
export const vehicleCards = (reader: Reader, cars: readonly Car[], firstOnes: number): Html =>
  html`<ul class="cards" role="list">${cars.map((car, i) => vehicleCard(reader, car, i < firstOnes ? 'first' : 'soon'))}</ul>`

function vehicleCard(reader: Reader, car: Car, when: 'first' | 'soon'): Html {
  const { t } = reader
  const [picture] = picturesOf(reader, car.images)
  const known = [car.mileage !== null && t.miles(countText(car.mileage)), car.stockNumber && t.stock(car.stockNumber)]
  const [now, before] = [knownPrice(car.price), knownPrice(car.previous_price)]
  return html`<li class="card car"><a href="${linkFor(reader, vehiclePath(car.id))}">${photo(picture, { alt: '', widths: WIDTHS, sizes: SIZES, when })}<div>
<h2>${nameOf(reader, car)}</h2><p class="known">${known.filter(Boolean).join(' · ')}</p>${now === undefined ? html`<p class="cost ask">${t.call_for_price}</p>` : html`<p class="cost">${dollars(now)}${before !== undefined && html` <s>${priceText(before)}</s>`}</p>`}</div></a></li>`
}
