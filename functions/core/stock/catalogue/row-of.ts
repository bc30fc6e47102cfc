import { type CatalogueRow, PACKED } from './pack-catalogue.ts'

type Known = Omit<CatalogueRow, 'created_at' | 'changed_at'>

/** What the catalogue holds of a vehicle, of a feed or by hand, and nothing else that is known of it; epoch seconds. */
export function rowOf(vehicle: Known, created_at: number, changed_at?: number): CatalogueRow {
  const { key, availability, by_hand } = vehicle
  const row: CatalogueRow = { key, availability, by_hand, created_at, changed_at }
  for (const name of PACKED) copy(vehicle, row, name)
  return row
}

const copy = <Name extends keyof Known>(from: Known, to: Known, name: Name) => {
  to[name] = from[name]
}
