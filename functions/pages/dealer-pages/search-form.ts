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
  const known = make && (makes.find((each) => foldText(each) === foldText(make)) ?? make)
  const prices = PRICES.map((each) => [each, t.up_to(priceText(each))] as const)
  return html`<form class="search" role="search" action="${dealerPath(id)}" aria-label="${t.search_vehicles}">
<input type="search" name="q" value="${q}" maxlength="100" placeholder="${t.search_hint}" aria-label="${t.search_hint}" enterkeyhint="search">
${choice({ name: 'make', label: t.make, any: t.any_make }, withAsked(makes.map(twice), known && twice(known)), known)}
${choice({ name: 'price', label: t.price, any: t.any_price }, withAsked(prices, price && ([price, t.up_to(priceText(price))] as const)), price)}
${hasChosen && html`<input type="hidden" name="lang" value="${language}">`}<button class="button call">${icons.search}<span>${t.search}</span></button></form>`
}

type Option = readonly [value: string | number, label: string]

const twice = (make: string): Option => [make, make]

/** An address may ask for what the form does not offer; then it does. */
const withAsked = (options: readonly Option[], asked: Option | '' | 0 | undefined): readonly Option[] =>
  !asked || options.some(([value]) => value === asked[0]) ? options : [...options, asked]

const choice = (
  { name, label, any }: { name: string; label: string; any: string },
  options: readonly Option[],
  chosen: string | number | undefined,
): Html =>
  html`<select name="${name}" aria-label="${label}"><option value="">${any}</option>${options.map(([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`)}</select>`
