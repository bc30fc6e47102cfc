import { foldText } from '../../core/inventory/fold-text.ts'
import { dealerPath, type Wanted } from '../addresses.ts'
import { priceText } from '../amounts.ts'
import { type Html, html } from '../markup/html.ts'
import { icons } from '../parts/icons.ts'
import type { Reader } from '../reader.ts'

/** US dollars. */
const PRICES = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000]

/** What to look for among a dealer's cars: an ordinary form, so that it needs no script and its answer has an address. */
export function searchForm(
  { t, hasChosen, language }: Reader,
  { id, makes, wanted: { q, make, price } }: { id: string; makes: readonly string[]; wanted: Wanted },
): Html {
  const asListed = make && makes.find((each) => foldText(each) === foldText(make))
  const upTo = (dollars: number) => t.up_to(priceText(dollars))
  return html`<form class="search" role="search" action="${dealerPath(id)}" aria-label="${t.search_vehicles}">
<input type="search" name="q" value="${q}" maxlength="100" placeholder="${t.search_hint}" aria-label="${t.search_hint}" enterkeyhint="search">
${choice({ name: 'make', label: t.make, any: t.any_make, offered: makes, chosen: asListed || make })}
${choice({ name: 'price', label: t.price, any: t.any_price, offered: PRICES, chosen: price, words: upTo })}
${hasChosen && html`<input type="hidden" name="lang" value="${language}">`}<button class="button call">${icons.search}<span>${t.search}</span></button></form>`
}

interface Choice<Value> {
  name: keyof Wanted
  label: string
  any: string
  offered: readonly Value[]
  /** May be one that is not offered: anybody can write an address. */
  chosen: Value | undefined
  words?: (value: Value) => string
}

function choice<Value extends string | number>({
  name,
  label,
  any,
  offered,
  chosen,
  words = String,
}: Choice<Value>): Html {
  const values = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered
  return html`<select name="${name}" aria-label="${label}"><option value="">${any}</option>${values.map((value) => html`<option value="${value}"${value === chosen && html` selected`}>${words(value)}</option>`)}</select>`
}
