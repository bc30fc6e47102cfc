import type * as z from 'zod/mini'
import type { PublicVehicle } from '#contract/stock/public.ts'
import { knownPrice, priceText } from '../amounts.ts'
import type { Reader } from '../reader.ts'

export type Vehicle = z.input<typeof PublicVehicle>

/** A vehicle's price as text: `$12,995 USD`. */
export function priceWords({ t }: Reader, { price }: Pick<Vehicle, 'price'>): string {
  const known = knownPrice(price)
  return known === undefined ? t.call_for_price : `${priceText(known)} USD`
}

/** A vehicle's title, or its stock number if it has none. */
export const nameOf = ({ t }: Reader, { title, stockNumber }: Pick<Vehicle, 'title' | 'stockNumber'>) =>
  title || (stockNumber ? t.stock(stockNumber) : t.vehicle)
