import { plainFact, plainMileage, plainTitle } from '#contract/stock/plain-fact.ts'
import { type PricePolicy, shownPrice } from '#contract/stock/price-rule.ts'
import type { VehicleItem } from '../../stock/vehicles/entity.ts'
import { inDollars } from '../../stock/vehicles/present-fields.ts'
import type { VehicleFacts } from '../replies/reply-types.ts'

/** What may be told of a vehicle; nothing of the dealer's prose. */
export function vehicleFactsOf(vehicle: VehicleItem, policy: PricePolicy): VehicleFacts {
  const { id, availability, year, make, model, trim, transmission, drivetrain, condition, vin } = vehicle
  const { color, colorAlt, body, engine, fuel, stockNumber } = vehicle
  const words = { make, model, trim, transmission, drivetrain, color, colorAlt, body, engine, fuel, stockNumber }
  const shown = shownPrice({ price: inDollars(vehicle.price), availability }, policy)
  const mileage = plainMileage(vehicle.mileage, condition)
  return {
    ...{ id, availability, year, condition, vin, mileage, title: plainTitle(vehicle) },
    ...Object.fromEntries(Object.entries(words).map(([field, value]) => [field, plainFact(value)])),
    ...{ price: shown?.amount, isTotalPrice: shown?.is_total, feeWords: shown?.words },
    photos: vehicle.images?.length ?? 0,
  } as VehicleFacts
}
