import type * as z from 'zod/mini'
import type { PublicVehicle } from '#contract/stock/public.ts'
import { knownPrice, priceText } from './amounts.ts'
import type { Reader } from './reader.ts'

export type Car = z.input<typeof PublicVehicle>

/** What a car costs, in words: `$12,995 USD`. */
export function priceWords({ t }: Reader, { price }: Pick<Car, 'price'>): string {
  const known = knownPrice(price)
  return known === undefined ? t.call_for_price : `${priceText(known)} USD`
}

/** A car that nobody described is called by its stock number. */
export const nameOf = ({ t }: Reader, { title, stockNumber }: Pick<Car, 'title' | 'stockNumber'>) =>
  title || (stockNumber ? t.stock(stockNumber) : t.vehicle)
