import { dealerPath, publicAddress, sitemapPath } from '../addresses.ts'
import type { Car } from '../car.ts'
import { addressLines, type Contact, type Dealer } from '../dealer.ts'
import { html } from '../markup/html.ts'
import { backLink } from '../parts/back-link.ts'
import { whereabouts } from '../parts/dealer-card.ts'
import { icons } from '../parts/icons.ts'
import { layout, type Page } from '../parts/layout.ts'
import { vehicleCards } from '../parts/vehicle-card.ts'
import { picturesOf } from '../pictures.ts'
import type { Reader } from '../reader.ts'
import { dealerStyle } from '../styles/dealer-style.ts'
import { schemaOfDealer } from '../vehicle/json-ld.ts'
import { pageLinks } from './page-links.ts'

interface Stock {
  dealer: Dealer
  contact: Contact
  vehicles: readonly Car[]
  total: number
  page: number
  last_page: number
}

/** A row of cards on a wide screen. */
const FIRST_ONES = 4

/** Everything that a dealer has for sale. */
export function dealerPage(reader: Reader, id: string, stock: Stock): Page {
  const { t } = reader
  const { dealer, contact, vehicles, total, page, last_page: last } = stock
  const name = dealer.name || t.inventory
  const place = [dealer.city, dealer.state].filter(Boolean).join(', ')
  const path = dealerPath(id, page)
  return layout({
    reader,
    kind: { style: dealerStyle },
    status: 200,
    path,
    preview: {
      title: [name, t.inventory, page > 1 && t.page(page, last)].filter(Boolean).join(' · '),
      description: t.dealer_description(name, t.vehicles(total), place && t.in_place(place)),
      siteName: name,
      picture: vehicles.flatMap(({ images }) => picturesOf(images).slice(0, 1))[0],
      sitemap: sitemapPath(id),
      previous: page > 1 ? dealerPath(id, page - 1) : undefined,
      next: page < last ? dealerPath(id, page + 1) : undefined,
      schemas: [schemaOfDealer(dealer, contact, publicAddress(dealerPath(id)))],
    },
    bar: html`${backLink(reader)}<span class="whose"></span>`,
    main: html`<header class="lot"><div><h1>${name}</h1><p>${t.vehicles(total)}</p></div>${whereabouts(reader, dealer, contact)}</header>
${
  vehicles.length > 0
    ? html`${vehicleCards(reader, vehicles, FIRST_ONES)}${pageLinks(reader, { id, page, last })}`
    : html`<section class="notice">${icons.car}<h2>${t.no_vehicles}</h2><p>${t.no_vehicles_text}</p></section>`
}`,
    footer: addressLines(dealer).length > 0 && html`<p>${[dealer.name, ...addressLines(dealer)].join(' · ')}</p>`,
  })
}
