import type * as z from 'zod/mini'
import { type FieldsWith, fieldsWith } from '#contract/stock/field-names.ts'
import { plainFact, plainMileage, plainTitle, withoutPrices } from '#contract/stock/plain-fact.ts'
import { type PricePolicy, plainPrice, shownPrice } from '#contract/stock/price-rule.ts'
import type { PublicVehicle } from '#contract/stock/public.ts'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import type { VehicleItem } from './entity.ts'
import { inDollars, presentFields } from './present-fields.ts'

const SHOWN = fieldsWith('seenBy', 'anyone')
type Word = Exclude<FieldsWith<{ kind: 'text'; seenBy: 'anyone' }>, 'vin' | 'title'>
const WORDS = SHOWN.filter(
  (name): name is Word => VEHICLE_FIELDS[name].kind === 'text' && name !== 'vin' && name !== 'title',
)

/** A vehicle's price as customers may see it. */
export const presentShown = (
  { price, availability }: Pick<VehicleItem, 'price' | 'availability'>,
  policy: PricePolicy,
) => shownPrice({ price: inDollars(price), availability }, policy) ?? null

/** A vehicle as anyone may see it. */
export function presentPublic(vehicle: VehicleItem, policy: PricePolicy): z.input<typeof PublicVehicle> {
  const fields = presentFields(vehicle, SHOWN)
  const shown_price = presentShown(vehicle, policy)
  const priced = (cents: number | undefined) => (shown_price && plainPrice(inDollars(cents))) ?? null
  return {
    id: vehicle.id,
    ...fields,
    ...(Object.fromEntries(WORDS.map((name) => [name, plainFact(fields[name]) ?? null])) as Pick<typeof fields, Word>),
    title: plainTitle(fields),
    description: fields.description && (withoutPrices(fields.description).trim() || null),
    options: fields.options.map(withoutPrices).filter((option) => option !== ''),
    mileage: plainMileage(fields.mileage, fields.condition) ?? null,
    price: shown_price?.amount ?? null,
    msrp: priced(vehicle.msrp),
    shown_price,
    previous_price: priced(vehicle.previous_price),
  }
}

const DAY_MS = 86_400_000
const OURS_ALONE = fieldsWith('seenBy', 'staff')

/** A vehicle as its dealership sees it: all of its data, and what customers see of its price. */
export function presentVehicle(vehicle: VehicleItem, policy: PricePolicy, now: Date): z.input<typeof Vehicle> {
  const { price_changed_at = null, by_hand, created_at } = vehicle
  const since = Date.parse(vehicle.stocked_on ?? created_at)
  return {
    id: vehicle.id,
    ...presentFields(vehicle, SHOWN),
    ...presentFields(vehicle, OURS_ALONE),
    shown_price: presentShown(vehicle, policy),
    previous_price: inDollars(vehicle.previous_price),
    price_changed_at,
    by_hand,
    created_at,
    days_in_stock: Math.max(0, Math.floor((now.getTime() - since) / DAY_MS)),
  }
}
