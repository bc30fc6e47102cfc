import { plainMileage } from '#contract/stock/plain-fact.ts'
import { type PricePolicy, shownPrice } from '#contract/stock/price-rule.ts'
import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import { inDollars } from '../vehicles/present-fields.ts'

/** A vehicle as customers find it: one whose price or mileage isn't shown has none to sort and filter by. */
export function rowAsShown(row: CatalogueRow, policy: PricePolicy): CatalogueRow {
  const isPriced = shownPrice({ ...row, price: inDollars(row.price) }, policy) !== undefined
  return { ...row, price: isPriced ? row.price : undefined, mileage: plainMileage(row.mileage) }
}
