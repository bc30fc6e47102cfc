import type { Contact } from '../dealer/dealer.ts'
import { type Html, html } from '../markup/html.ts'
import { dialed } from '../phone.ts'
import type { Reader } from '../reader.ts'
import { icons } from './icons.ts'

/** The available ways to contact the dealer, with a suggested first message. */
export function actions({ t }: Reader, contact: Contact, words: string): Html | false {
  const phone = dialed(contact.phone)
  const whatsapp = dialed(contact.whatsapp)
  if (!phone && !whatsapp) return false
  const text = encodeURIComponent(words.toWellFormed())
  return html`<nav class="actions" aria-label="${t.contact}">
${phone && html`<a class="button call" href="tel:${phone}">${icons.call}<span>${t.call}</span></a>`}
${/* iPhones want the &, all others the ?. */ phone && html`<a class="button" href="sms:${phone}?&body=${text}">${icons.message}<span>${t.message}</span></a>`}
${whatsapp && html`<a class="button chat" href="https://wa.me/${whatsapp.slice(1)}?text=${text}" rel="noopener">${icons.whatsapp}<span>${t.whatsapp}</span></a>`}
</nav>`
}
