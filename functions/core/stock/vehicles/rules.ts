import { AppError } from '../../platform/errors.ts'
import type { LotItem } from '../catalogue/entity.ts'
import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import { isShown } from '../catalogue/rules.ts'
import type { VehicleItem } from './entity.ts'

/** What a stranger with a car's link is told. */
type PublicState = 'public' | 'sold' | 'unavailable' | 'unknown'

type Lot = Parameters<typeof isShown>[0]

/**
 * Whether anyone may see this car. What is not for sale yet was never there; what is no longer shown, or was taken out
 * by hand, is told from what was sold, because a link to it may be about.
 */
export function publicStateOf(lot: Lot | undefined, vehicle: VehicleItem | undefined): PublicState {
  if (!lot || !vehicle || vehicle.availability === 'inbound' || vehicle.availability === 'recon') return 'unknown'
  if (!isShown(lot, vehicle)) return 'unavailable'
  if (vehicle.availability === 'available') return 'public'
  return isRemoved(vehicle) ? 'unavailable' : 'sold'
}

/** Whether a car was taken out by hand, and not sold as far as anybody has said. */
export const isRemoved = ({ availability, by_hand }: Pick<VehicleItem, 'availability' | 'by_hand'>) =>
  availability === 'sold' && by_hand

type PriceHistory = Pick<VehicleItem, 'previous_price' | 'price_changed_at'>

/** What is said beside a price (in cents; absent is "Call for price"): what it was before it fell, until it rises. */
export function priceHistory(
  before: (PriceHistory & Pick<VehicleItem, 'price'>) | undefined,
  price: number | undefined,
  now: Date,
): PriceHistory {
  if (before?.price === undefined || price === undefined || price > before.price) return {}
  if (price < before.price) return { previous_price: before.price, price_changed_at: now.toISOString() }
  const { previous_price, price_changed_at } = before
  return { previous_price, price_changed_at }
}

/** A car as it is kept when it is not for sale any more: as it was, for the links and chats that know it. */
export const asSold = <Car extends object>(car: Car, now: Date) => ({
  ...car,
  availability: 'sold' as const,
  sold_at: now.toISOString(),
})

/** A VIN is one car's among those that the dealership shows. */
export function refuseSameVin(lot: Lot, rows: readonly CatalogueRow[], car: Pick<CatalogueRow, 'key' | 'vin'>): void {
  const { key, vin } = car
  if (vin === undefined || !rows.some((row) => row.vin === vin && row.key !== key && isShown(lot, row))) return
  const message = 'There is a car with this VIN already.'
  throw new AppError('conflict', message, { fields: { vin: message } })
}

/** A dealer code that somebody writes; what a file calls its dealers may be anything. */
const DEALER_CODE = /^[0-9A-Za-z-]{3,20}$/

/** The dealer code that is asked for: one of the file's own, or one as they are written. Throws `invalid` for any other. */
export function readDealerCode(asked: string, { dealers, dcid_filter }: Pick<LotItem, 'dealers' | 'dcid_filter'>) {
  // One that was cut to its length may end in a blank.
  const known = [...dealers.map(({ code }) => code), dcid_filter].find((code) => code?.trim() === asked)
  if (known !== undefined || DEALER_CODE.test(asked)) return known ?? asked
  const message = 'A dealer code is 3 to 20 letters, digits or dashes.'
  throw new AppError('invalid', message, { fields: { dcid: message } })
}
