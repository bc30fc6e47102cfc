import { writeVehicleCode } from '#contract/stock/vehicle-code.ts'
import type { Reader } from '../reader.ts'
import { nameOf, type Vehicle } from './vehicle.ts'

/** A customer's first message. It ends with the vehicle's code, so that the conversation shows which vehicle it is. */
export function askFor(reader: Reader, vehicle: Vehicle): string {
  const { t } = reader
  const { title, stockNumber } = vehicle
  const says = title && stockNumber ? t.interested_stock(title, stockNumber) : t.interested(nameOf(reader, vehicle))
  return `${says} ${writeVehicleCode(vehicle.id)}`
}

/** The same for a vehicle that is no longer available; one that was only withdrawn (no `sold`) is not named. */
export const askForSimilar = (reader: Reader, id: string, sold?: Vehicle): string =>
  `${sold ? reader.t.sold_ask(nameOf(reader, sold)) : reader.t.withdrawn_ask} ${writeVehicleCode(id)}`
