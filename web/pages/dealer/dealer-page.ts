import { DEALER_MARK } from '#contract/stock/vehicle-code.ts'
import { dealerPath, linkFor, publicAddress, sitemapPath, type Wanted } from '../addresses.ts'
import { type Html, html } from '../markup/html.ts'
import { actions } from '../parts/actions.ts'
import { backLink } from '../parts/back-link.ts'
import { whereabouts } from '../parts/dealer-card.ts'
import { icons } from '../parts/icons.ts'
import { layout, type Page } from '../parts/layout.ts'
import { vehicleCards } from '../parts/vehicle-card.ts'
import { picturesOf } from '../pictures.ts'
import type { Reader } from '../reader.ts'
import { dealerStyle } from '../styles/dealer-style.ts'
import { schemaOfDealer } from '../vehicle/json-ld.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import { addressLines, type Contact, type Dealer } from './dealer.ts'
import { pageLinks } from './page-links.ts'
import { searchForm } from './search-form.ts'

interface Stock {
  dealer: Dealer
  contact: Contact
  vehicles: readonly Vehicle[]
  /** Number of matching vehicles. */
  total: number
  in_stock: number
  makes: readonly string[]
  /** The make searched for, spelled as in the list. */
  make?: string
  page: number
  last_page: number
}

/** One row of cards on a wide screen. */
const FIRST_ONES = 4
/** With no more vehicles than this there is no search, because they are seen at a glance. */
const WITHOUT_SEARCH = 8

/** All vehicles that a dealer has for sale, or those matching a search: only the full list is for search engines. */
export function dealerPage(reader: Reader, id: string, stock: Stock, wanted: Wanted): Page {
  const { t } = reader
  const { dealer, contact, vehicles, total, in_stock, makes, page, last_page: last } = stock
  const { q, make, price, mileage, sort } = wanted
  const isSearch = [q, make, price, mileage].some(Boolean)
  const ways = actions(reader, contact, `${t.looking} ${DEALER_MARK}`)
  const name = dealer.name || t.inventory
  const place = [dealer.city, dealer.state].filter(Boolean).join(', ')
  const pathTo = (to: number) => dealerPath(id, { ...wanted, page: to })
  const count = isSearch ? t.found(total, t.vehicles(in_stock)) : t.vehicles(total)
  return layout({
    reader,
    kind: { style: dealerStyle },
    status: 200,
    path: pathTo(page),
    chat: id,
    preview: {
      title: [name, t.inventory, page > 1 && t.page(page, last)].filter(Boolean).join(' · '),
      description: t.dealer_description(name, t.vehicles(in_stock), place && t.in_place(place)),
      siteName: name,
      picture: vehicles.flatMap(({ images }) => picturesOf(reader, images).slice(0, 1))[0],
      isHidden: isSearch || sort !== undefined,
      sitemap: sitemapPath(id),
      previous: page > 1 ? pathTo(page - 1) : undefined,
      next: page < last ? pathTo(page + 1) : undefined,
      schemas: [schemaOfDealer(dealer, contact, publicAddress(reader, dealerPath(id)))],
    },
    bar: html`${(isSearch || page > 1) && backLink(reader, dealerPath(id))}<span class="whose"></span>`,
    main: html`<header class="lot"><div><h1>${name}</h1><p>${count}</p>${whereabouts(reader, dealer, contact)}</div>${ways}</header>
${(isSearch || in_stock > WITHOUT_SEARCH) && searchForm(reader, { id, makes, wanted: { ...wanted, make: stock.make } })}
${vehicles.length > 0 ? html`${vehicleCards(reader, vehicles, FIRST_ONES)}${pageLinks(reader, { page, last, pathTo })}` : nothing(reader, id, { isSearch, canAsk: ways !== false })}`,
    footer: addressLines(dealer).length > 0 && html`<p>${[dealer.name, ...addressLines(dealer)].join(' · ')}</p>`,
  })
}

const nothing = (reader: Reader, id: string, { isSearch, canAsk }: { isSearch: boolean; canAsk: boolean }): Html => {
  const { t } = reader
  if (!isSearch)
    return html`<section class="notice">${icons.vehicle}<h2>${t.no_vehicles}</h2><p>${t.no_vehicles_text}</p></section>`
  return html`<section class="notice">${icons.search}<h2>${t.none_found}</h2><p>${canAsk ? t.none_found_ask : t.none_found_text}</p><a class="button" href="${linkFor(reader, dealerPath(id))}">${t.show_all}</a></section>`
}
