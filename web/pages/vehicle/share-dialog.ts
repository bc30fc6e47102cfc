import { publicAddress, vehiclePath } from '../addresses.ts'
import { type Html, html } from '../markup/html.ts'
import { icons } from '../parts/icons.ts'
import type { Reader } from '../reader.ts'
import { nameOf, priceWords, type Vehicle } from './vehicle.ts'

/** Opens the device's share sheet, with these data attributes. */
export const shareButton = (reader: Reader, vehicle: Vehicle): Html =>
  html`<button type="button" class="tool scripted" data-share="${publicAddress(reader, vehiclePath(vehicle.id))}" data-title="${nameOf(reader, vehicle)}" data-text="${reader.t.share_text(nameOf(reader, vehicle), priceWords(reader, vehicle))}">${icons.share}<span>${reader.t.share}</span></button>`

/** For devices without a share sheet. */
export const shareDialog = (reader: Reader, vehicle: Vehicle): Html =>
  html`<dialog class="share" aria-labelledby="share-title"><h2 id="share-title">${reader.t.share_vehicle}</h2>
<label for="share-link">${reader.t.share_link}</label><input id="share-link" readonly value="${publicAddress(reader, vehiclePath(vehicle.id))}">
<p><button type="button" class="button call" data-copy data-copied="${reader.t.copied}" aria-live="polite">${reader.t.copy}</button><button type="button" class="button" data-close>${reader.t.close}</button></p></dialog>`
