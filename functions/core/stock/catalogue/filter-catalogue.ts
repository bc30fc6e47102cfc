import { foldText } from '#contract/fold-text.ts'
import type { CatalogueQuery } from '#contract/stock/inventory.ts'
import type { CatalogueRow } from './pack-catalogue.ts'

type Filter = Partial<
  Pick<CatalogueQuery, 'make' | 'year_min' | 'year_max' | 'price_min' | 'price_max' | 'mileage_max'>
>

/** The vehicles that pass every filter; a vehicle without a value does not pass a filter on it. */
export function filterCatalogue<Row extends CatalogueRow>(rows: readonly Row[], filter: Filter): Row[] {
  const make = filter.make ? foldText(filter.make) : undefined
  const cents = (dollars: number | undefined) => (dollars === undefined ? undefined : Math.round(dollars * 100))
  return rows.filter(
    (row) =>
      (make === undefined || (row.make !== undefined && foldText(row.make) === make)) &&
      isWithin(row.year, filter.year_min, filter.year_max) &&
      isWithin(row.price, cents(filter.price_min), cents(filter.price_max)) &&
      isWithin(row.mileage, undefined, filter.mileage_max),
  )
}

function isWithin(value: number | undefined, least: number | undefined, most: number | undefined): boolean {
  if (least === undefined && most === undefined) return true
  return value !== undefined && value >= (least ?? 0) && value <= (most ?? Number.POSITIVE_INFINITY)
}
