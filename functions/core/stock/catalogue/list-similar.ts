import { foldText } from '#contract/fold-text.ts'
import type { CatalogueRow } from './pack-catalogue.ts'

type Vehicle = Pick<CatalogueRow, 'make' | 'model' | 'year' | 'price'>

/** The vehicles most similar to this one: of its model, else its make, then by price and year. */
export function listSimilar<Row extends CatalogueRow>(rows: readonly Row[], vehicle: Vehicle, most: number): Row[] {
  return rows
    .map((row) => ({ row, distance: distanceOf(row, vehicle) }))
    .toSorted((a, b) => a.distance - b.distance || (a.row.key < b.row.key ? -1 : 1))
    .slice(0, most)
    .map(({ row }) => row)
}

/** Another make is further away than any price difference, and a year counts as a tenth of the price. */
function distanceOf(row: CatalogueRow, vehicle: Vehicle): number {
  const isSame = (a = '', b = '') => a !== '' && foldText(a) === foldText(b)
  const kinship = !isSame(row.make, vehicle.make) ? 200 : isSame(row.model, vehicle.model) ? 0 : 100
  const price =
    row.price && vehicle.price ? Math.min(50, (Math.abs(row.price - vehicle.price) / vehicle.price) * 100) : 50
  const year = row.year && vehicle.year ? Math.min(40, Math.abs(row.year - vehicle.year) * 10) : 40
  return kinship + price + year
}
