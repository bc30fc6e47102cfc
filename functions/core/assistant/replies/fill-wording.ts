import type { Day } from '#contract/people/days.ts'
import type { FactField } from './fact-fields.ts'
import { factOf, isForSale, mayQuotePrice } from './fact-rules.ts'
import { factText, figureText } from './fact-text.ts'
import { dayText } from './hours-text.ts'
import { type Placeholder, placeholdersIn, type Slots } from './phrase-slots.ts'
import type { Filling, VehicleFacts } from './reply-types.ts'
import { FIELDS, TOPICS, wishText } from './slot-words.ts'
import { slotText } from './slots-text.ts'
import { wishOf } from './wish-of.ts'

/** A wording with its slots filled; undefined where one of them has nothing that may be told. */
export function fillWording(wording: string, slots: Slots, filling: Filling): string | undefined {
  const placeholders = placeholdersIn(wording) ?? []
  const values = new Map(placeholders.map((one) => [one.text, filledBy(one, slots, filling)]))
  if ([...values.values()].some((value) => !value)) return undefined
  return wording.replace(/\{([^{}]*)\}/g, (_, text: string) => values.get(text) ?? '')
}

function filledBy({ name, field }: Placeholder, slots: Slots, filling: Filling): string | undefined {
  const { language, facts, times, answers } = filling
  const id = String(slots[name as keyof Slots] ?? '')
  if (name === 'vehicle' || name === 'other') {
    const vehicle = facts.get(id)
    if (!vehicle || field === 'link') return vehicle && isForSale(vehicle) ? filling.linkOf(id) : undefined
    if (field === undefined && filling.named?.has(id)) return shortNameOf(vehicle, facts, language)
    return tellable(vehicle, field ?? 'title', filling) ? factText(vehicle, field ?? 'title', language) : undefined
  }
  if (name === 'wish') return wishText(wishOf(slots), language)
  if (name === 'time') {
    const at = times.get(id)
    return at && slotText(at, filling)
  }
  if (name === 'day') return dayText(id as Day, language)
  if (name === 'day_hours') return filling.hoursOn?.(String(slots.day) as Day)
  if (name === 'price_gap') return gapText('price', slots, filling)
  if (name === 'miles_gap') return gapText('mileage', slots, filling)
  if (name === 'topic') return TOPICS[id]?.[language]
  if (name === 'field') return FIELDS[id]?.[language]
  if (name === 'answer') return answers.get(id)
  return filling[name as 'name' | 'dealership' | 'appointment' | 'hours' | 'address']
}

/** By how much two vehicles differ, as the field is written. */
function gapText(field: 'price' | 'mileage', { vehicle, other }: Slots, { facts, language }: Filling) {
  const [one, another] = [vehicle, other].map((id) => facts.get(String(id))?.[field])
  if (typeof one !== 'number' || typeof another !== 'number') return undefined
  return figureText(field, Math.abs(one - another), language)
}

/** Whether this field of a vehicle may be told at all. */
export const tellable = (
  vehicle: VehicleFacts,
  field: FactField,
  { totalPriceOnly }: Pick<Filling, 'totalPriceOnly'>,
) => (field === 'price' ? mayQuotePrice(vehicle, totalPriceOnly) : factOf(vehicle, field) !== undefined)

/** Its model alone, as people speak of a car they have named; in full where another one has the same. */
function shortNameOf(vehicle: VehicleFacts, facts: Filling['facts'], language: Filling['language']): string {
  const { id, model } = vehicle
  const isOnly = [...facts.values()].every((other) => other.id === id || other.model !== model)
  return (isOnly && factText(vehicle, 'model', language)) || factText(vehicle, 'title', language)
}
