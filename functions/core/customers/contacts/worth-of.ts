import type { ContactItem } from './entity.ts'

/** A smaller number in somebody's words is a monthly rate, a down payment, or a year; a greater one, a phone number. */
const LEAST_DOLLARS = 3000
const MOST_DOLLARS = 2_000_000

/** The highest price in dollars that a text names: "under 20k", "$18,000", "15 a 20 mil". Undefined if it names none. */
export function priceIn(text: string): number | undefined {
  const written = text.matchAll(/\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?/g)
  const amounts = [...written].flatMap(({ 0: digits, index }) => {
    const isThousands = /^\s?(k|mil)\b/i.test(text.slice(index + digits.length))
    const amount = isThousands ? Number(digits) * 1000 : Number(digits.replace(/[,.](?=\d{3})/g, ''))
    return amount >= LEAST_DOLLARS && amount <= MOST_DOLLARS ? [Math.round(amount)] : []
  })
  return amounts.length > 0 ? Math.max(...amounts) : undefined
}

export type Valued = Pick<ContactItem, 'stage'> & { listed: Pick<ContactItem['listed'], 'budget' | 'sold_for'> }

/** A contact's worth in whole dollars: their budget, but once they are in Sold what they paid. */
export function worthOf({ stage, listed: { budget = '', sold_for } }: Valued): number | undefined {
  if (stage !== 'sold') return priceIn(budget)
  return sold_for === undefined ? undefined : Math.round(sold_for)
}
