import type { VehicleItem } from './entity.ts'

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
