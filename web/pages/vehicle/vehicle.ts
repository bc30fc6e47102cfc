import type * as z from 'zod/mini'
import { besideAmount } from '#contract/stock/price-rule.ts'
import type { PublicVehicle } from '#contract/stock/public.ts'
import { priceText } from '../amounts.ts'
import type { Reader } from '../reader.ts'

export type Vehicle = z.input<typeof PublicVehicle>

type Priced = Pick<Vehicle, 'shown_price'>

/** A vehicle's price as text, with its words beside: `$12,995 USD plus taxes, …`. */
export const priceWords = ({ t, language }: Reader, { shown_price: shown }: Priced): string =>
  shown ? besideAmount(`${priceText(shown.amount)} USD`, shown, language) : t.call_for_price

/** The same where there is room for few words: a price that needs them beside it isn't said. */
export const shortPrice = ({ t }: Reader, { shown_price: shown }: Priced): string | false =>
  shown ? shown.is_total && `${priceText(shown.amount)} USD` : t.call_for_price

/** A vehicle's title, or its stock number if it has none. */
export const nameOf = ({ t }: Reader, { title, stockNumber }: Pick<Vehicle, 'title' | 'stockNumber'>) =>
  title || (stockNumber ? t.stock(stockNumber) : t.vehicle)

export const isReserved = ({ availability }: Pick<Vehicle, 'availability'>) => availability === 'reserved'
