import { DAYS, type Day } from '#contract/people/days.ts'
import { FACT_FIELDS } from './fact-fields.ts'
import { isForSale, mayQuotePrice } from './fact-rules.ts'
import { fillWording, tellable } from './fill-wording.ts'
import type { Phrase } from './phrase-catalog.ts'
import type { Need } from './phrase-needs.ts'
import { type SlotName, type Slots, WISH } from './phrase-slots.ts'
import type { Breach, Given, VehicleFacts } from './reply-types.ts'
import { LEAST_BUDGET } from './said-figures.ts'
import { BODIES, COLORS, makeOf, TOPICS } from './slot-words.ts'
import { yearsOf } from './wish-of.ts'

/** Why a phrase may not be said now: a slot is empty or unknown, or what it rests on does not hold. */
export function breachOfPhrase(phrase: Phrase, slots: Slots, given: Given): Breach | undefined {
  const wished = WISH.filter((part) => phrase.slots.includes(part))
  const isWish = wished.length === WISH.length
  if (isWish && wished.every((part) => slots[part] === undefined))
    return { reason: 'slot', detail: `${phrase.id} needs at least one of ${WISH.join(', ')}.` }
  for (const name of phrase.slots) {
    if (slots[name] === undefined) {
      if (isWish && wished.some((part) => part === name)) continue
      return { reason: 'slot', detail: `${phrase.id} needs the slot ${name}.` }
    }
    const wrong = WRONG[name](slots[name], given)
    if (wrong) return { reason: 'slot', detail: `${phrase.id}, ${name}: ${wrong}` }
  }
  return breachOfNeeds(phrase, slots, given) ?? breachOfFilling(phrase, slots, given)
}

type Value = string | number
const listed = (list: Record<string, unknown>) => (value: Value) =>
  Object.hasOwn(list, String(value)) ? undefined : `is one of ${Object.keys(list).join(', ')}.`
const known = (value: Value, { facts }: Given) =>
  facts.has(String(value)) ? undefined : 'no tool of this turn returned this vehicle.'

/** What is wrong with the value of a slot. */
const WRONG: Record<SlotName, (value: Value, given: Given) => string | undefined> = {
  vehicle: known,
  other: known,
  body: listed(BODIES),
  color: listed(COLORS),
  topic: listed(TOPICS),
  make: (value) => (makeOf(String(value)) ? undefined : 'is no make of cars.'),
  years: (value, { said }) => {
    const { from, to } = yearsOf(value) ?? {}
    const years = [from, to].filter((year) => year !== undefined)
    if (years.length === 0) return 'is like 2019, 2019-2022, 2019+, or -2020.'
    return years.every((year) => said.has(year)) ? undefined : 'the customer did not write this year.'
  },
  // "25 max" means thousands.
  budget: (value, { said }) =>
    Number(value) >= LEAST_BUDGET && (said.has(Number(value)) || said.has(Number(value) / 1000))
      ? undefined
      : 'the customer did not write this amount.',
  day: (value) => (DAYS.some((day) => day === value) ? undefined : `is one of ${DAYS.join(', ')}.`),
  time: (value, { times }) => (times.has(String(value)) ? undefined : 'this time was not offered.'),
  field: (value) => (FACT_FIELDS.some((field) => field === value) ? undefined : 'is no field of a vehicle.'),
  answer: (value, { answers }) => (answers.has(String(value)) ? undefined : 'there is no such answer.'),
}

function breachOfNeeds(phrase: Phrase, slots: Slots, given: Given): Breach | undefined {
  const [vehicle, other] = [given.facts.get(String(slots.vehicle)), given.facts.get(String(slots.other))]
  if (phrase.slots.includes('other') && vehicle === other)
    return { reason: 'slot', detail: `${phrase.id} compares two vehicles.` }
  const isAboutUnavailable = phrase.needs.includes('unavailable')
  const gone = [isAboutUnavailable ? undefined : vehicle, other].find((one) => one && !isForSale(one))
  if (gone) return { reason: 'not_for_sale', detail: `The vehicle ${gone.id} is ${gone.availability}.` }
  const unmet = phrase.needs.find((need) => !holds(need, { vehicle, other, slots, given }))
  return unmet && { reason: 'need', detail: `${phrase.id} may be said only where this holds: ${unmet}.` }
}

interface About {
  vehicle: VehicleFacts | undefined
  other: VehicleFacts | undefined
  slots: Slots
  given: Given
}

function holds(need: Need, { vehicle, other, slots, given }: About): boolean {
  if (need === 'open_that_day' || need === 'closed_that_day')
    return given.holds.has('hours') && isOpenOn(slots, given) === (need === 'open_that_day')
  const ofVehicles = OF_VEHICLES[need]
  if (!ofVehicles) return given.holds.has(need)
  return vehicle !== undefined && ofVehicles(vehicle, { vehicle, other, slots, given })
}

const isOpenOn = ({ day }: Slots, { hoursOn }: Given) => hoursOn?.(day as Day) !== undefined

const compared = (
  value: (one: VehicleFacts, given: Given) => number | null | undefined,
  isSo: (mine: number, others: number) => boolean,
) => {
  return (vehicle: VehicleFacts, { other, given }: About) => {
    const [mine, others] = [value(vehicle, given), other && value(other, given)]
    return typeof mine === 'number' && typeof others === 'number' && isSo(mine, others)
  }
}
const isLeast = (value: (one: VehicleFacts, given: Given) => number | null | undefined) => {
  return (vehicle: VehicleFacts, { given }: About) => {
    const mine = value(vehicle, given)
    const others = [...given.facts.values()].filter((one) => one.id !== vehicle.id && isForSale(one))
    return (
      typeof mine === 'number' && others.length > 0 && others.every((one) => mine < (value(one, given) ?? Infinity))
    )
  }
}
const priceOf = (vehicle: VehicleFacts, { totalPriceOnly }: Given) =>
  mayQuotePrice(vehicle, totalPriceOnly) ? vehicle.price : undefined
const againstBudget = (isSo: (price: number, budget: number) => boolean) => {
  return (vehicle: VehicleFacts, { slots, given }: About) => {
    const price = priceOf(vehicle, given)
    return typeof price === 'number' && isSo(price, Number(slots.budget))
  }
}

/** What is found out of the vehicles themselves; all else is known of the turn. */
const OF_VEHICLES: Partial<Record<Need, (vehicle: VehicleFacts, about: About) => boolean>> = {
  available: (vehicle) => isForSale(vehicle),
  unavailable: (vehicle) => !isForSale(vehicle),
  no_price: (vehicle, { given }) => priceOf(vehicle, given) === undefined,
  unknown_field: (vehicle, { slots, given }) =>
    FACT_FIELDS.some((field) => field === slots.field && !tellable(vehicle, field, given)),
  photos: (vehicle) => (vehicle.photos ?? 0) > 0,
  cheaper: compared(priceOf, (mine, others) => mine < others),
  same_price: compared(priceOf, (mine, others) => mine === others),
  newer: compared(
    ({ year }) => year,
    (mine, others) => mine > others,
  ),
  fewer_miles: compared(
    ({ mileage }) => mileage,
    (mine, others) => mine < others,
  ),
  lowest_price: isLeast(priceOf),
  fewest_miles: isLeast(({ mileage }) => mileage),
  other_within_budget: (_, about) =>
    about.other !== undefined && againstBudget((price, budget) => price <= budget)(about.other, about),
  within_budget: againstBudget((price, budget) => price <= budget),
  over_budget: againstBudget((price, budget) => price > budget),
  // What is above what they would spend is shown with its price.
  not_too_expensive: (vehicle, { other, given }) =>
    [vehicle, other].every((one) => !one || (priceOf(one, given) ?? 0) <= (given.budget ?? Number.POSITIVE_INFINITY)),
}

function breachOfFilling(phrase: Phrase, slots: Slots, given: Given): Breach | undefined {
  const canBeSaid = phrase.wordings[given.language].some((wording) => fillWording(wording, slots, given) !== undefined)
  return canBeSaid
    ? undefined
    : { reason: 'fact_unknown', detail: `${phrase.id} tells something that is not known, or may not be told.` }
}
