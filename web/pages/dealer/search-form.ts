import type { FieldName } from '#contract/stock/field-names.ts'
import { PAGE_SORTS } from '#contract/stock/pages.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import { dealerPath, type Wanted } from '../addresses.ts'
import { countText, priceText } from '../amounts.ts'
import { type Html, html } from '../markup/html.ts'
import { icons } from '../parts/icons.ts'
import type { Reader } from '../reader.ts'

/** In US dollars. */
const PRICES = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000]
/** In miles. */
const MILEAGES = [10_000, 30_000, 50_000, 75_000, 100_000, 150_000]

/** The search among a dealer's vehicles: a plain form, so that it needs no script and its results have a URL. */
export function searchForm(
  { t, hasChosen, language }: Reader,
  { id, makes, wanted: { q, make, price, mileage, sort } }: { id: string; makes: readonly string[]; wanted: Wanted },
): Html {
  const label = (name: FieldName) => VEHICLE_FIELDS[name].label[language]
  return html`<form class="search" role="search" action="${dealerPath(id)}" aria-label="${t.search_vehicles}">
<input type="search" name="q" value="${q}" maxlength="100" placeholder="${t.search_hint}" aria-label="${t.search_hint}" enterkeyhint="search">
${choice({ name: 'make', label: label('make'), any: t.any_make, offered: makes, chosen: make })}
${choice({ name: 'price', label: label('price'), any: t.any_price, offered: PRICES, chosen: price, words: (dollars) => t.up_to(priceText(dollars)) })}
${choice({ name: 'mileage', label: label('mileage'), any: t.any_mileage, offered: MILEAGES, chosen: mileage, words: (miles) => t.up_to(t.miles(countText(miles))) })}
${choice({ name: 'sort', label: t.sort, any: t.newest, offered: PAGE_SORTS, chosen: sort, words: (order) => t[order] })}
${hasChosen && html`<input type="hidden" name="lang" value="${language}">`}<button class="button call">${icons.search}<span>${t.search}</span></button></form>`
}

interface Choice<Value> {
  name: keyof Wanted
  label: string
  any: string
  offered: readonly Value[]
  /** May be one that is not offered, because anybody can type a URL. */
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
