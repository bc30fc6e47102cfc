import { FACT_FIELDS, type FactField } from './fact-fields.ts'

/** What the model fills in a phrase: ids, and values of closed lists. */
export const SLOTS = [
  'vehicle',
  'other',
  'body',
  'make',
  'color',
  'years',
  'budget',
  'time',
  'day',
  'topic',
  'field',
  'answer',
] as const
export type SlotName = (typeof SLOTS)[number]
export type Slots = Partial<Record<SlotName, string | number>>

/** The slots that are filled: models write null, or an empty text, where there is nothing. */
export const slotsIn = (given: Partial<Record<SlotName, string | number | null>> | null | undefined): Slots =>
  Object.fromEntries(
    Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )

/** The parts of a customer's wish, which `{wish}` puts together. */
export const WISH = ['body', 'make', 'color', 'years', 'budget'] as const satisfies readonly SlotName[]

/** What code fills, by names that the model does not give. */
const FILLED = ['name', 'dealership', 'appointment', 'hours', 'address', 'day_hours', 'price_gap', 'miles_gap'] as const

/** Of a vehicle, beside its facts. */
const LINK = 'link' as const
const VEHICLES = ['vehicle', 'other'] as const
const WHOLE = new Set<string>([...VEHICLES, 'wish', 'time', 'day', 'topic', 'field', 'answer', ...FILLED])

export interface Placeholder {
  /** As it stands: `vehicle.price`. */
  text: string
  name: string
  field?: FactField | typeof LINK
}

const PLACEHOLDER = /\{([^{}]*)\}/g

/** The placeholders of a wording, in their order; undefined where one is not known, or a brace stands alone. */
export function placeholdersIn(wording: string): Placeholder[] | undefined {
  if (/[{}]/.test(wording.replace(PLACEHOLDER, ''))) return undefined
  const all = [...wording.matchAll(PLACEHOLDER)].map(([, text = '']) => readPlaceholder(text))
  return all.every((one) => one !== undefined) ? all : undefined
}

function readPlaceholder(text: string): Placeholder | undefined {
  const [name = '', field, ...more] = text.split('.')
  if (field === undefined) return WHOLE.has(name) ? { text, name } : undefined
  const known = [...FACT_FIELDS, LINK].find((one) => one === field)
  return known && more.length === 0 && VEHICLES.some((one) => one === name) ? { text, name, field: known } : undefined
}

/** What the model fills in these wordings, and for what they need. */
export function slotsOf(wordings: readonly string[], needs: readonly string[]): SlotName[] {
  const names = new Set(wordings.flatMap((wording) => placeholdersIn(wording) ?? []).map(({ name }) => name))
  const isAsked = (slot: SlotName) =>
    names.has(slot) ||
    (names.has('wish') && WISH.some((part) => part === slot)) ||
    (slot === 'budget' && needs.some((need) => need.endsWith('_budget')))
  return SLOTS.filter(isAsked)
}
