import { linkFor } from '../addresses.ts'
import { type Html, html } from '../markup/html.ts'
import type { Reader } from '../reader.ts'
import { icons } from './icons.ts'

/** A link back to this path, a dealer's page; the script makes it lead back to where the visitor came from. */
export const backLink = (reader: Reader, path: string): Html =>
  html`<a class="back" href="${linkFor(reader, path)}">${icons.back}<span>${reader.t.back}</span></a>`
