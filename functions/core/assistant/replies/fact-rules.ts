import { plainFact, plainMileage, plainTitle } from '#contract/stock/plain-fact.ts'
import { plainPrice, shownPrice } from '#contract/stock/price-rule.ts'
import { FACT_FIELDS, type FactField } from './fact-fields.ts'
import type { Breach, Given, VehicleFacts } from './reply-types.ts'

export const isForSale = ({ availability }: VehicleFacts) => availability === 'available'

/** A price is quoted where customers may see it at all: of one rule for every path. */
export const mayQuotePrice = (vehicle: VehicleFacts, totalPriceOnly: boolean) =>
  shownPrice(vehicle, { isTotal: vehicle.isTotalPrice === true, isTotalOnly: totalPriceOnly, feeLine: {} }) !==
  undefined

/** A dealer's system may hold anything: a value that is more than a few words is not quoted. */
const LONGEST = { title: 120, vin: 17, other: 60 }
const SUSPECT = /https?:|www\.|@|[$€£%#<>{}[\]]|\d{3}[^\d]?\d{3}[^\d]?\d{4}|\n/i

const isPlainValue = (field: FactField, value: string) =>
  value.trim() !== '' &&
  value.length <= (field in LONGEST ? LONGEST[field as 'vin'] : LONGEST.other) &&
  !SUSPECT.test(value)

/** The title as code writes it: of its parts where they are known, which a feed cannot fill with prose. */
function titleOf({ year, make, model, trim, title }: VehicleFacts) {
  const parts = { year, make, model, trim: trim && isPlainValue('trim', trim) ? trim : '' }
  return plainTitle(make && model ? parts : { ...parts, title })
}

/** A field's value, or undefined where the vehicle has none that may be quoted. */
export function factOf(vehicle: VehicleFacts, field: FactField): string | number | undefined {
  const value = field === 'title' ? titleOf(vehicle) : vehicle[field]
  if (value === null || value === undefined) return undefined
  if (field === 'price') return plainPrice(Number(value))
  if (field === 'mileage') return plainMileage(Number(value), vehicle.condition)
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return isPlainValue(field, value) && plainFact(value) !== undefined ? value : undefined
}

/** Why this fact may not be quoted. */
export function breachOfFact([id, name]: readonly [string, string], given: Given): Breach | undefined {
  const vehicle = given.facts.get(id)
  if (!vehicle)
    return { reason: 'fact_unknown', detail: `No tool of this turn returned the vehicle ${id.slice(0, 40)}.` }
  const field = FACT_FIELDS.find((one) => one === name)
  if (!field) return { reason: 'fact_unknown', detail: `${name.slice(0, 40)} is not a field that may be quoted.` }
  if (field === 'price' && !mayQuotePrice(vehicle, given.totalPriceOnly))
    return { reason: 'price_withheld', detail: 'The price of this vehicle may not be quoted.' }
  if (factOf(vehicle, field) === undefined)
    return { reason: 'fact_unknown', detail: `This vehicle has no ${field} that may be quoted.` }
}
