import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import { shortName } from './vehicle-words.ts'

/** An en dash reduces a segment from 160 to 70 characters, which doubles the cost. */
const dashOn = (type: Channel) => (CHANNELS[type].isBilledBySegment ? ' - ' : ' – ')

/** The message with which a vehicle is sent to a customer: "2021 Ford Escape – $12,995 – https://…/vehicle/…". */
export const vehicleMessage = (vehicle: Vehicle, price: string, address: string, type: Channel): string =>
  [shortName(vehicle), price, address].join(dashOn(type))
