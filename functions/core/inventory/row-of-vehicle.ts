import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import type { VehicleItem } from './entity.ts'

/** What the catalogue holds of a car that is not sold. */
export function rowOfVehicle(
  vehicle: VehicleItem & { availability: CatalogueRow['availability'] },
  changedAt?: Date,
): CatalogueRow {
  const { key, year, make, model, trim, price, mileage, stockNumber, vin, dealer_code, color, availability } = vehicle
  return {
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
    by_hand: vehicle.by_hand || undefined,
    created_at: inSeconds(new Date(vehicle.created_at)),
    changed_at: changedAt && inSeconds(changedAt),
  }
}

const inSeconds = (time: Date) => Math.floor(time.getTime() / 1000)
