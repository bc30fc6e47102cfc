import { pathOf } from '#contract/route.ts'
import { factIn } from '#contract/stock/fact-in.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import { visits } from '#contract/stock/visits.ts'
import { dealerPath, linkFor, sitemapPath, vehiclePath } from '../addresses.ts'
import { countText } from '../amounts.ts'
import type { Contact, Dealer } from '../dealer/dealer.ts'
import { type Html, html } from '../markup/html.ts'
import { actions } from '../parts/actions.ts'
import { backLink } from '../parts/back-link.ts'
import { dealerCard } from '../parts/dealer-card.ts'
import { icons } from '../parts/icons.ts'
import { layout, type Page } from '../parts/layout.ts'
import { picturesOf } from '../pictures.ts'
import type { Reader } from '../reader.ts'
import { vehicleScript } from '../scripts/vehicle-script.ts'
import { vehicleStyle } from '../styles/vehicle-style.ts'
import { askForm } from './ask-form.ts'
import { driveForm } from './drive-form.ts'
import { facts, price } from './facts.ts'
import { askFor } from './first-words.ts'
import { gallery, lightbox } from './gallery.ts'
import { schemaOfVehicle } from './json-ld.ts'
import { shareButton, shareDialog } from './share-dialog.ts'
import { isReserved, nameOf, priceWords, shortPrice, type Vehicle } from './vehicle.ts'

interface Sale {
  dealer_id: string
  dealer: Dealer
  contact: Contact
  vehicle: Vehicle
}

/** Number of characters that search engines and messengers show. */
const DESCRIPTION_CHARACTERS = 160

/** A longer title uses a smaller font, so that a phone shows the vehicle without scrolling. */
const LONG_CHARACTERS = 60

/** A vehicle that is for sale (S2 §2.5). */
export function vehiclePage(reader: Reader, { dealer_id, dealer, contact, vehicle }: Sale): Page {
  const { t } = reader
  const name = nameOf(reader, vehicle)
  const pictures = picturesOf(reader, vehicle.images)
  const whose = { id: dealer_id, dealer, contact }
  const ways = actions(reader, contact, askFor(reader, vehicle))
  return layout({
    reader,
    kind: { style: vehicleStyle, script: vehicleScript },
    status: 200,
    path: vehiclePath(vehicle.id),
    preview: {
      title: [name, shortPrice(reader, vehicle), dealer.name].filter(Boolean).join(' · '),
      description: descriptionOf(reader, vehicle, dealer),
      siteName: dealer.name || 'Lotwire',
      picture: pictures[0],
      sitemap: sitemapPath(dealer_id),
      schemas: schemaOfVehicle(reader, vehicle, whose),
    },
    bar: html`${backLink(reader, dealerPath(dealer_id))}<a class="whose" href="${linkFor(reader, dealerPath(dealer_id))}">${dealer.name || t.all_vehicles}</a>`,
    tool: shareButton(reader, vehicle),
    chat: vehicle.id,
    main: html`<article class="vehicle" data-view="${pathOf(visits.view, { id: vehicle.id })}" data-call="${pathOf(visits.call, { id: vehicle.id })}">
<header class="title"><h1${name.length > LONG_CHARACTERS && html` class="long"`}>${name}</h1>${vehicle.title && vehicle.stockNumber && html`<p>${t.stock(vehicle.stockNumber)}</p>`}</header>
${gallery(reader, name, pictures)}
<aside class="panel" aria-label="${t.details}"><div class="card sale">${isReserved(vehicle) && html`<p class="badge">${t.reserved}</p>`}${price(reader, vehicle)}${ways}${!isReserved(vehicle) && html`<p class="drive">${icons.check}${t.test_drive}</p>`}${facts(reader, vehicle)}</div>${!isReserved(vehicle) && contact.phone && driveForm(reader, { id: vehicle.id, dealer })}${askForm(reader, { id: vehicle.id, dealer })}${dealerCard(reader, whose)}</aside>
<div class="story">${description(reader, vehicle)}${options(reader, vehicle)}</div></article>`,
    after: html`${pictures.length > 0 && lightbox(reader, pictures.length)}${shareDialog(reader, vehicle)}`,
  })
}

const description = ({ language }: Reader, vehicle: Vehicle): Html | false =>
  !!vehicle.description?.trim() &&
  html`<section><h2>${VEHICLE_FIELDS.description.label[language]}</h2><p class="words" dir="auto">${vehicle.description.trim()}</p></section>`

const options = ({ t }: Reader, { options }: Vehicle): Html | false =>
  options.length > 0 &&
  html`<section><h2>${t.options}</h2><ul class="options">${options.map((option) => html`<li>${icons.check}<span>${option}</span></li>`)}</ul></section>`

function descriptionOf(reader: Reader, vehicle: Vehicle, dealer: Dealer): string {
  const { t, language } = reader
  const known = [
    priceWords(reader, vehicle),
    vehicle.mileage !== null && t.miles(countText(vehicle.mileage)),
    vehicle.color && factIn('color', vehicle.color, language),
    dealer.name,
  ]
  const text = [known.filter(Boolean).join(' · '), vehicle.description?.replace(/\s+/g, ' ').trim()]
    .filter(Boolean)
    .join('. ')
  return [...text].length > DESCRIPTION_CHARACTERS
    ? `${[...text].slice(0, DESCRIPTION_CHARACTERS - 1).join('')}…`
    : text
}
