import { plainTitle } from '#contract/stock/plain-fact.ts'
import type { Vehicle } from '#contract/stock/vehicle.ts'

/** "2021 Ford Escape" (S2 §2.6); the feed's title if it has no make or model. */
export function shortName({ year, make, model, title }: Pick<Vehicle, 'year' | 'make' | 'model' | 'title'>): string {
  return plainTitle(make && model ? { year, make, model } : { year, make, model, title })
}

/** Distinguishes two vehicles with the same short name: "Titanium"; null if the name already contains it. */
export const trimOf = ({ make, model, trim }: Pick<Vehicle, 'make' | 'model' | 'trim'>): string | null =>
  make && model ? trim || null : null
