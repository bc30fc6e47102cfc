import type { VehicleItem } from '../vehicles/entity.ts'
import type { CatalogueRow } from './pack-catalogue.ts'
import { rowOf } from './row-of.ts'

/** What the catalogue holds of a vehicle that is not sold. */
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
