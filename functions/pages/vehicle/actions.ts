import { writeCarCode } from '../../core/inventory/car-code.ts'
import { type Car, nameOf } from '../car.ts'
import type { Contact } from '../dealer.ts'
import { type Html, html } from '../markup/html.ts'
import { icons } from '../parts/icons.ts'
import { dialed } from '../phone.ts'
import type { Reader } from '../reader.ts'

/** The ways to reach the dealer that there are; every text names its car, so that the answer to it knows which. */
export function actions(reader: Reader, car: Car, contact: Contact): Html | false {
  const { t } = reader
  const phone = dialed(contact.phone)
  const whatsapp = dialed(contact.whatsapp)
  if (!phone && !whatsapp) return false
  const text = encodeURIComponent(firstWords(reader, car))
  return html`<nav class="actions" aria-label="${t.contact}">
${phone && html`<a class="button call" href="tel:${phone}">${icons.call}<span>${t.call}</span></a>`}
${/* iPhones want the &, all others the ?. */ phone && html`<a class="button" href="sms:${phone}?&body=${text}">${icons.message}<span>${t.message}</span></a>`}
${whatsapp && html`<a class="button chat" href="https://wa.me/${whatsapp.slice(1)}?text=${text}" rel="noopener">${icons.whatsapp}<span>${t.whatsapp}</span></a>`}
</nav>`
}

function firstWords(reader: Reader, car: Car): string {
  const { t } = reader
  const says =
    car.title && car.stockNumber ? t.interested_stock(car.title, car.stockNumber) : t.interested(nameOf(reader, car))
  return `${says} ${writeCarCode(car.id)}`.toWellFormed()
}
