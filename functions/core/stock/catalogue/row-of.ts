import type { CatalogueRow } from './pack-catalogue.ts'

type Car = Omit<CatalogueRow, 'created_at' | 'changed_at'>

/** What the catalogue holds of a car, of a feed or by hand, and nothing else that is known of it; epoch seconds. */
export const rowOf = (
  { key, year, make, model, trim, price, mileage, stockNumber, vin, dealer_code, color, availability, by_hand }: Car,
  created_at: number,
  changed_at?: number,
): CatalogueRow => ({
  key,
  year,
  make,
  model,
  trim,
  price,
  mileage,
  stockNumber,
  vin,
  dealer_code,
  color,
  availability,
  by_hand,
  created_at,
  changed_at,
})
