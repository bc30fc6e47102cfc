import { factIn } from '#contract/stock/fact-in.ts'
import { type FieldsWith, fieldsWith } from '#contract/stock/field-names.ts'
import { type Field, ofKind } from '#contract/stock/vehicle-field.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import { countText, priceText } from '../amounts.ts'
import { type Html, html } from '../markup/html.ts'
import { dollars } from '../parts/dollars.ts'
import type { Reader } from '../reader.ts'
import type { Vehicle } from './vehicle.ts'

/** Few people read the VIN, so it comes last. */
const FACTS = fieldsWith('onPage').toSorted((a, b) => Number(a === 'vin') - Number(b === 'vin'))
type FactKind = (typeof VEHICLE_FIELDS)[FieldsWith<{ onPage: true }>]['kind']
type Write = (value: string | number, reader: Reader) => string | undefined

const kinds: { [K in FactKind]: (field: Field<K>) => Write } = {
  text: () => (text) => String(text),
  number:
    ({ unit }) =>
    (number, { t }) =>
      unit ? t.miles(countText(Number(number))) : String(number),
  money: () => (amount) => priceText(Number(amount)),
  choice:
    ({ values }) =>
    (value, { language }) =>
      values[value]?.[language],
}

/** The known facts of a vehicle, row by row; unknown ones have no row. */
export function facts(reader: Reader, vehicle: Vehicle): Html {
  const rows = FACTS.flatMap((name) => {
    const value = vehicle[name]
    const words = value === null ? undefined : ofKind(kinds, VEHICLE_FIELDS[name])(value, reader)
    const { language } = reader
    return words
      ? html`<div><dt>${VEHICLE_FIELDS[name].label[language]}</dt><dd>${factIn(name, words, language)}</dd></div>`
      : []
  })
  return html`<dl class="facts">${rows}</dl>`
}

/** The price with its words about fees, and how much it last fell. */
export function price({ t, language }: Reader, { shown_price: shown, previous_price: before }: Vehicle): Html {
  if (!shown) return html`<p class="price ask">${t.call_for_price}</p>`
  const fell = before === null ? 0 : before - shown.amount
  return html`<p class="price">${dollars(shown.amount)}</p><p class="fees">${shown.words[language]}</p>${fell > 0 && html`<p class="fell"><span class="was">${t.price_was} <s>${priceText(before ?? 0)}</s></span> <span class="drop">${t.price_drop(priceText(fell))}</span></p>`}`
}
