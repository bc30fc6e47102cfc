import { FACT_FIELDS, type FactField } from './reply-schema.ts'
import type { Breach, Given, VehicleFacts } from './reply-types.ts'

/** A price is quoted of a vehicle that is for sale, has one, and, where the state asks for it, in total. */
export const mayQuotePrice = (vehicle: VehicleFacts, totalPriceOnly: boolean) =>
  vehicle.availability !== 'sold' && (vehicle.price ?? 0) > 0 && (!totalPriceOnly || vehicle.isTotalPrice === true)

/** A dealer's system may hold anything: a value that is more than a few words is not quoted. */
const LONGEST = { title: 120, vin: 17, other: 60 }
const SUSPECT = /https?:|www\.|@|[$€£%#<>{}[\]]|\d{3}[^\d]?\d{3}[^\d]?\d{4}|\n/i

const isPlainValue = (field: FactField, value: string) =>
  value.trim() !== '' &&
  value.length <= (field in LONGEST ? LONGEST[field as 'vin'] : LONGEST.other) &&
  !SUSPECT.test(value)

/** The title as code writes it: of its parts where they are known, which a feed cannot fill with prose. */
const titleOf = ({ year, make, model, trim, title }: VehicleFacts) =>
  make && model ? [year, make, model, trim && isPlainValue('trim', trim) ? trim : ''].filter(Boolean).join(' ') : title

/** A field's value, or undefined where the vehicle has none that may be quoted. */
export function factOf(vehicle: VehicleFacts, field: FactField): string | number | undefined {
  const value = field === 'title' ? titleOf(vehicle) : vehicle[field]
  if (value === null || value === undefined) return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return isPlainValue(field, value) ? value : undefined
}

/** Why these facts of one sentence may not be quoted. */
export function breachOfFacts(facts: readonly (readonly [string, string])[], given: Given): Breach | undefined {
  const ids = new Set(facts.map(([id]) => id))
  if (ids.size > 1) return { reason: 'two_vehicles', detail: 'One sentence may quote one vehicle only.' }
  for (const [id, name] of facts) {
    const vehicle = given.facts.get(id)
    if (!vehicle)
      return { reason: 'fact_unknown', detail: `No tool of this turn returned the vehicle ${id.slice(0, 40)}.` }
    const field = FACT_FIELDS.find((one) => one === name)
    if (!field) return { reason: 'fact_unknown', detail: `${name.slice(0, 40)} is not a field that may be quoted.` }
    if (field === 'price' && !mayQuotePrice(vehicle, given.totalPriceOnly))
      return { reason: 'price_withheld', detail: 'The price of this vehicle may not be quoted.' }
    if (factOf(vehicle, field) === undefined)
      return { reason: 'fact_unknown', detail: `This vehicle has no ${field} that may be quoted.` }
    if (vehicle.availability !== 'available' && !facts.some(([, other]) => other === 'availability'))
      return {
        reason: 'not_for_sale',
        detail: `This vehicle is ${vehicle.availability}: a sentence about it must also quote its availability.`,
      }
  }
}

/** Names its vehicle, by words or by the page that is sent. */
const NAMES = new Set(['title', 'model'])

/** Why a sentence may not follow those before it: a figure belongs, for a reader, to the vehicle named last. */
export function breachOfOrder(sentences: readonly (readonly (readonly [string, string])[])[]): Breach | undefined {
  let last: string | undefined
  for (const facts of sentences) {
    const [id] = facts[0] ?? []
    if (!id) continue
    if (last && id !== last && !facts.some(([, field]) => NAMES.has(field)))
      return {
        reason: 'two_vehicles',
        detail: 'A sentence about another vehicle than the one before names it by its title.',
      }
    last = id
  }
}
