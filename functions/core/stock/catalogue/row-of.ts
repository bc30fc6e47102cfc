import type { VehicleItem } from '../vehicles/entity.ts'
import { type CatalogueRow, PACKED } from './pack-catalogue.ts'

type Known = Omit<CatalogueRow, 'created_at' | 'changed_at'>

/** The catalogue's fields of a vehicle, from a feed or kept by hand, and nothing else; times in epoch seconds. */
export function rowOf(vehicle: Known, created_at: number, changed_at?: number): CatalogueRow {
  const { key, availability, by_hand } = vehicle
  const row: CatalogueRow = { key, availability, by_hand, created_at, changed_at }
  for (const name of PACKED) copy(vehicle, row, name)
  return row
}

const copy = <Name extends keyof Known>(from: Known, to: Known, name: Name) => {
  to[name] = from[name]
}

/** The catalogue row of a vehicle that is not sold. */
export const rowOfVehicle = (
  vehicle: VehicleItem & { availability: CatalogueRow['availability'] },
  changedAt?: Date,
): CatalogueRow =>
  rowOf(
    { ...vehicle, by_hand: vehicle.by_hand || undefined },
    inSeconds(new Date(vehicle.created_at)),
    changedAt && inSeconds(changedAt),
  )

const inSeconds = (time: Date) => Math.floor(time.getTime() / 1000)
