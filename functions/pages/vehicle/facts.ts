import { countText, knownPrice, priceText } from '../amounts.ts'
import type { Car } from '../car.ts'
import { type Html, html } from '../markup/html.ts'
import { dollars } from '../parts/dollars.ts'
import type { Reader } from '../reader.ts'

/** What is known of a car, row by row; what is not known has no row. */
export function facts({ t }: Reader, car: Car): Html {
  const msrp = knownPrice(car.msrp)
  const rows: [label: string, value: string | number | null | undefined | false][] = [
    [t.year, car.year],
    [t.make, car.make],
    [t.model, car.model],
    [t.trim, car.trim],
    [t.mileage, car.mileage !== null && t.miles(countText(car.mileage))],
    [t.transmission, car.transmission],
    [t.drivetrain, car.drivetrain],
    [t.color, car.color],
    [t.interior, car.colorAlt],
    [t.body, car.body],
    [t.engine, car.engine],
    [t.fuel, car.fuel],
    [t.condition, car.condition && t[car.condition]],
    [t.msrp, msrp && priceText(msrp)],
    [t.vin, car.vin],
  ]
  const known = rows.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
  return html`<dl class="facts">${known.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
}

/** The price, and by how much it last fell. */
export function price({ t }: Reader, car: Car): Html {
  const now = knownPrice(car.price)
  if (now === undefined) return html`<p class="price ask">${t.call_for_price}</p>`
  const before = knownPrice(car.previous_price)
  const fell = before === undefined ? 0 : before - now
  return html`<p class="price">${dollars(now)}</p>${fell > 0 && html`<p class="fell"><span class="was">${t.price_was} <s>${priceText(before ?? 0)}</s></span> <span class="drop">${t.price_drop(priceText(fell))}</span></p>`}`
}
