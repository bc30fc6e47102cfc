import { dealerPath, linkFor, vehiclePath } from '../addresses.ts'
import type { Contact, Dealer } from '../dealer/dealer.ts'
import { html } from '../markup/html.ts'
import { actions } from '../parts/actions.ts'
import { backLink } from '../parts/back-link.ts'
import { layout, type Page } from '../parts/layout.ts'
import { notice } from '../parts/notice.ts'
import { vehicleCards } from '../parts/vehicle-card.ts'
import type { Reader } from '../reader.ts'
import { dealerStyle } from '../styles/dealer-style.ts'
import { askForSimilar } from './first-words.ts'
import { nameOf, type Vehicle } from './vehicle.ts'

interface Gone {
  id: string
  dealer_id: string
  dealer: Dealer
  contact: Contact
  /** The vehicle if it was sold; absent if it is merely no longer shown. */
  sold?: Vehicle
  similar?: readonly Vehicle[]
}

/** The page for links to vehicles that are gone, instead of an error; search engines drop it. */
export function gonePage(reader: Reader, { id, dealer_id, dealer, contact, sold, similar = [] }: Gone): Page {
  const { t } = reader
  const title = sold ? t.sold_title : t.withdrawn_title
  const ways = actions(reader, contact, askForSimilar(reader, id, sold))
  const text = [sold ? t.sold_text(nameOf(reader, sold)) : t.withdrawn_text, ways && t.ask_similar]
    .filter(Boolean)
    .join(' ')
  const all = linkFor(reader, dealerPath(dealer_id))
  return layout({
    reader,
    kind: { style: dealerStyle },
    status: 410,
    path: vehiclePath(id),
    preview: {
      title: [sold ? nameOf(reader, sold) : title, sold && t.sold, dealer.name].filter(Boolean).join(' · '),
      description: text,
      siteName: dealer.name || 'Lotwire',
      isHidden: true,
    },
    bar: html`${backLink(reader, dealerPath(dealer_id))}<a class="whose" href="${all}">${dealer.name || t.all_vehicles}</a>`,
    main: html`${notice({ title, text, badge: sold && t.sold, ways, link: { href: all, label: dealer.name ? t.all_vehicles_of(dealer.name) : t.all_vehicles } })}
${similar.length > 0 && html`<section class="similar"><h2>${t.similar}</h2>${vehicleCards(reader, similar, 0)}</section>`}`,
  })
}
