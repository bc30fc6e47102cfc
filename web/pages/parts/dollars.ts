import { priceText } from '../amounts.ts'
import { type Html, html } from '../markup/html.ts'

/** A price followed by its currency. */
export const dollars = (price: number): Html => html`${priceText(price)} <small>USD</small>`
