import { foldText } from '#contract/fold-text.ts'
import { plainPrice } from '#contract/stock/price-rule.ts'
import { vehicleOf } from '../../customers/contacts/asked-vehicle.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { priceIn } from '../../customers/contacts/worth-of.ts'
import type { DealItem } from '../../messaging/deals/entity.ts'
import type { VehicleItem } from '../../stock/vehicles/entity.ts'
import { inDollars } from '../../stock/vehicles/present-fields.ts'
import type { WishItem } from './entity.ts'
import type { Wished } from './store.ts'

/** A contact's wish, in searchable form. */
export function wishOf(contact: ContactItem | undefined): Wished | undefined {
  // Of who was merged into another, that one has what they want.
  if (!contact || contact.merged_into !== undefined) return undefined
  const { looking_for, budget } = contact.listed
  const asked = vehicleOf(contact)?.title
  return looking_for || asked ? { looking_for, budget, asked } : undefined
}

/** The vehicles of a deal, by id. */
export const vehiclesOf = (deal: Pick<DealItem, 'known'> | undefined): string[] =>
  (deal?.known.vehicles ?? []).map(({ id }) => id)

type StockNews = 'price_dropped' | 'vehicle_sold' | 'vehicle_back' | 'vehicle_arrived'

/** Translates a vehicle's change into news for customers. Removing one by hand doesn't count as a sale. */
export function newsOf(before: VehicleItem | undefined, after: VehicleItem): StockNews | undefined {
  const [was, is] = [before?.availability, after.availability]
  if (before === undefined) return is === 'available' ? 'vehicle_arrived' : undefined
  if (was !== 'sold' && is === 'sold') return after.by_hand ? undefined : 'vehicle_sold'
  if (was === 'sold' && is === 'available') return 'vehicle_back'
  return is === 'available' && dropOf(before, after) > 0 ? 'price_dropped' : undefined
}

/** Dollars that a price fell by; one that filled its field was none. */
export function dropOf(before: Pick<VehicleItem, 'price'>, after: Pick<VehicleItem, 'price'>): number {
  const [was, is] = [before, after].map(({ price }) => plainPrice(inDollars(price)))
  return was !== undefined && is !== undefined ? was - is : 0
}

const wordsOf = (text: string | undefined): string[] => foldText(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? []

type Like = Pick<VehicleItem, 'make' | 'model' | 'title' | 'year' | 'price' | 'body'>

/** Kinds of bodies by what customers call them, in both languages. */
const BODIES: readonly [RegExp, RegExp][] = [
  [/^(suvs?|camionetas?|crossovers?)$/, /suv|sport utility|crossover/],
  [/^(trucks?|pickups?|trocas?|trokas?)$/, /truck|pickup|crew cab|cab/],
  [/^(sedan(es)?|sedans|cars?|carros?|autos?)$/, /sedan|coupe|hatchback/],
  [/^(vans?|minivans?|furgonetas?)$/, /van/],
  [/^(coupes?|cupes?)$/, /coupe/],
  [/^(convertibles?)$/, /convertible|cabriolet/],
]

/**
 * True if a vehicle is like what somebody looks for: of the model that they name; or of the make, or the kind of body,
 * where they name no model; and of the years and the price that they say.
 */
export function fitsWish(
  { looking_for, budget, asked }: Pick<WishItem, 'looking_for' | 'budget' | 'asked'>,
  vehicle: Like,
): boolean {
  const wished = wordsOf(looking_for)
  if (wished.length === 0) return namesModel(wordsOf(asked), vehicle)
  if (!isAffordable([looking_for, budget].join(' '), vehicle) || !isOfYear(wished, vehicle)) return false
  if (namesModel(wished, vehicle)) return true
  const body = foldText(`${vehicle.body ?? ''} ${vehicle.title}`)
  const bodies = BODIES.filter(([word]) => wished.some((one) => word.test(one)))
  const make = wordsOf(vehicle.make)
  const namesMake = make.length > 0 && make.every((word) => wished.includes(word))
  const rest = wished.filter((word) => !make.includes(word) && !isFiller(word))
  if (bodies.some(([, kind]) => kind.test(body))) return rest.length === 0
  return namesMake && bodies.length === 0 && rest.length === 0
}

function namesModel(wished: readonly string[], { model, make }: Like): boolean {
  const words = wordsOf(model)
  // Bare numbers are models of some makes: 3, 500.
  const isName = words.some((word) => !/^\d+$/.test(word)) || wordsOf(make).every((word) => wished.includes(word))
  // F-150 is F150 too.
  const isWritten = words.every((word) => wished.includes(word)) || wished.includes(words.join(''))
  return words.length > 0 && isName && isWritten
}

const FILLERS = new Set(
  `a an the any or and some with in of used new nice good cheap clean something like under below less than max maximum up to
   over newer older from low miles mileage budget around about k un una el la los las cualquier cualquiera o y con en de usado usada
   nuevo nueva bueno buena barato barata algo como menos hasta maximo desde poco pocas millas millaje presupuesto alrededor`.split(
    /\s+/,
  ),
)
const isFiller = (word: string) => FILLERS.has(word) || /\d/.test(word) || BODIES.some(([one]) => one.test(word))

/** True unless a vehicle costs more than the highest price that somebody names. */
function isAffordable(text: string, vehicle: Like): boolean {
  const most = priceIn(text)
  const price = plainPrice(inDollars(vehicle.price))
  return most === undefined || price === undefined || price <= most
}

/** Of the years named: one, or a span of two. */
function isOfYear(wished: readonly string[], { year }: Like): boolean {
  const years = wished.filter((word) => /^(19|20)\d\d$/.test(word)).map(Number)
  if (years.length === 0 || year === undefined) return true
  if (years.length > 1) return year >= Math.min(...years) && year <= Math.max(...years)
  const isOpen = wished.some((word) => /^(newer|up|over|from|desde|adelante|nuevo)$/.test(word))
  return isOpen ? year >= Number(years[0]) : Math.abs(year - Number(years[0])) <= 1
}
