import type { VehicleItem } from './entity.ts'

/** True if a vehicle was removed by hand, and not sold as far as is known. */
export const isRemoved = ({ availability, by_hand }: Pick<VehicleItem, 'availability' | 'by_hand'>) =>
  availability === 'sold' && by_hand

type PriceHistory = Pick<VehicleItem, 'previous_price' | 'price_changed_at'>

/** The history shown with a price (in cents; absent is "Call for price"): the price before it fell, until it rises. */
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

/** A vehicle that is no longer for sale, kept as it was for the links and chats that refer to it. */
export const asSold = <Vehicle extends object>(vehicle: Vehicle, now: Date) => ({
  ...vehicle,
  availability: 'sold' as const,
  sold_at: now.toISOString(),
})
