import { dealerPath, linkFor } from '../addresses.ts'
import { addressLines, type Contact, type Dealer, phoneOf } from '../dealer/dealer.ts'
import { type Html, html } from '../markup/html.ts'
import { phoneText } from '../phone.ts'
import type { Reader } from '../reader.ts'
import { icons } from './icons.ts'

/** The dealer, their location, and a link to their other vehicles. */
export function dealerCard(
  reader: Reader,
  { id, dealer, contact }: { id: string; dealer: Dealer; contact: Contact },
): Html {
  const { t } = reader
  return html`<section class="card dealer" aria-label="${t.sold_by}"><p class="eyebrow">${t.sold_by}</p><p class="name">${dealer.name}</p>${whereabouts(reader, dealer, contact)}
<a class="more" href="${linkFor(reader, dealerPath(id))}">${t.all_vehicles}${icons.next}</a></section>`
}

/** A dealer's address, which opens a map, and phone number. */
export function whereabouts({ t }: Reader, dealer: Dealer, contact: Contact): Html {
  const lines = addressLines(dealer)
  const phone = phoneOf(dealer, contact)
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([dealer.name, ...lines].join(', ').toWellFormed())}`
  return html`<address>${lines.length > 0 && html`<a href="${map}" rel="noopener">${icons.place}<span>${lines.map((line, i) => html`${i > 0 && html`<br>`}${line}`)}<span class="hidden"> · ${t.directions}</span></span></a>`}${phone && html`<a href="tel:${phone}">${icons.call}<span>${phoneText(phone)}</span></a>`}</address>`
}
