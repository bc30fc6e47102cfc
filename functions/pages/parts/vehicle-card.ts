import { linkFor, vehiclePath } from '../addresses.ts'
import { countText, knownPrice } from '../amounts.ts'
import { type Car, nameOf, priceWords } from '../car.ts'
import { type Html, html } from '../markup/html.ts'
import { picturesOf } from '../pictures.ts'
import type { Reader } from '../reader.ts'
import { photo } from './photo.ts'

const WIDTHS = [320, 480, 800] as const
const SIZES = '(min-width: 1240px) 283px, (min-width: 900px) 30vw, (min-width: 560px) 45vw, 66vw'

/** Cars as cards; the first ones are what a visitor sees first. */
export const vehicleCards = (reader: Reader, cars: readonly Car[], firstOnes: number): Html =>
  html`<ul class="cards" role="list">${cars.map((car, i) => vehicleCard(reader, car, i < firstOnes ? 'first' : 'soon'))}</ul>`

function vehicleCard(reader: Reader, car: Car, when: 'first' | 'soon'): Html {
  const { t } = reader
  const [picture] = picturesOf(car.images)
  const known = [car.mileage !== null && t.miles(countText(car.mileage)), car.stockNumber && t.stock(car.stockNumber)]
  const fell = knownPrice(car.price) !== undefined && knownPrice(car.previous_price) !== undefined
  return html`<li class="card car"><a href="${linkFor(reader, vehiclePath(car.id))}">${photo(picture, { alt: '', widths: WIDTHS, sizes: SIZES, when })}<div>
<h2>${nameOf(reader, car)}</h2><p class="known">${known.filter(Boolean).join(' · ')}</p><p class="cost${knownPrice(car.price) === undefined && ' ask'}">${priceWords(reader, car)}${fell && html` <s>${priceWords(reader, { price: car.previous_price })}</s>`}</p></div></a></li>`
}
