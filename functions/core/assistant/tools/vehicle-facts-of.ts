import type { VehicleItem } from '../../stock/vehicles/entity.ts'
import { inDollars } from '../../stock/vehicles/present-fields.ts'
import type { VehicleFacts } from '../replies/reply-types.ts'

/** What may be told of a vehicle; nothing of the dealer's prose. */
export function vehicleFactsOf(vehicle: VehicleItem, isTotalPrice: boolean): VehicleFacts {
  const { id, availability, year, make, model, trim, title, price, mileage, transmission, drivetrain } = vehicle
  const { color, colorAlt, body, engine, fuel, condition, stockNumber, vin, images } = vehicle
  return {
    ...{ id, availability, year, make, model, trim, title, price: inDollars(price), isTotalPrice, mileage },
    ...{ transmission, drivetrain, color, colorAlt, body, engine, fuel, condition, stockNumber, vin },
    photos: images?.length ?? 0,
  } as VehicleFacts
}
