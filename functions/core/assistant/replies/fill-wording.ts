import type { Language } from '#contract/language.ts'
import type { FactField } from './fact-fields.ts'
import { factOf, isForSale, mayQuotePrice } from './fact-rules.ts'
import { factText } from './fact-text.ts'
import { type Placeholder, placeholdersIn, type Slots } from './placeholders.ts'
import type { VehicleFacts } from './reply-types.ts'
import { FIELDS, TOPICS, wishText } from './slot-words.ts'
import { slotText } from './slots-text.ts'
import { wishOf } from './wish-of.ts'

/** What code fills wordings from. */
export interface Filling {
  language: Language
  timezone: string
  facts: ReadonlyMap<string, VehicleFacts>
  /** Times that were offered in this conversation, by their ids. */
  times: ReadonlyMap<string, string>
  /** The dealership's own answers, by their ids. */
  answers: ReadonlyMap<string, string>
  /** Only vehicles with a total price have a price. */
  totalPriceOnly: boolean
  /** Absent where it is not known, or claims something. */
  name?: string | undefined
  dealership: string
  appointment?: string | undefined
  hours?: string | undefined
  address?: string | undefined
  linkOf: (vehicle: string) => string
}

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
    return tellable(vehicle, field ?? 'title', filling) ? factText(vehicle, field ?? 'title', language) : undefined
  }
  if (name === 'wish') return wishText(wishOf(slots), language)
  if (name === 'time') {
    const at = times.get(id)
    return at && slotText(at, filling)
  }
  if (name === 'topic') return TOPICS[id]?.[language]
  if (name === 'field') return FIELDS[id]?.[language]
  if (name === 'answer') return answers.get(id)
  return filling[name as 'name' | 'dealership' | 'appointment' | 'hours' | 'address']
}

/** Whether this field of a vehicle may be told at all. */
export const tellable = (
  vehicle: VehicleFacts,
  field: FactField,
  { totalPriceOnly }: Pick<Filling, 'totalPriceOnly'>,
) => (field === 'price' ? mayQuotePrice(vehicle, totalPriceOnly) : factOf(vehicle, field) !== undefined)
