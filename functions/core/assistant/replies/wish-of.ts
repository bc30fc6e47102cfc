import type { Slots } from './phrase-slots.ts'
import { makeOf, type Wish } from './slot-words.ts'

const YEARS = /^(?:(\d{4})(?:\s*[-–]\s*(\d{4})|\s*(\+))?|-\s*(\d{4}))$/

/** The parts of a wish that slots name: years as "2019", "2019-2022", "2019+", or "-2020"; the budget in dollars. */
export function wishOf({ body, make, color, years, budget }: Slots): Wish {
  const span = yearsOf(years)
  return {
    ...(body !== undefined && { body: String(body) }),
    ...(make !== undefined && { make: makeOf(String(make)) ?? '' }),
    ...(color !== undefined && { color: String(color) }),
    ...(span && { years: span }),
    ...(budget !== undefined && { budget: Number(budget) }),
  }
}

export function yearsOf(years: string | number | undefined): { from?: number; to?: number } | undefined {
  const [, first, last, isOpen, end] = YEARS.exec(String(years ?? '').trim()) ?? []
  if (end) return { to: Number(end) }
  if (!first) return undefined
  return { from: Number(first), ...(!isOpen && { to: Number(last ?? first) }) }
}
