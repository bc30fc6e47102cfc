import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import { shortName } from './vehicle-words.ts'

/** A long dash leaves 70 characters for a segment instead of 160, so that twice as many are paid for. */
const dashOn = (type: Channel) => (CHANNELS[type].isBilledBySegment ? ' - ' : ' – ')

/** What a customer reads when a vehicle is sent into the chat: "2021 Ford Escape – $12,995 – https://…/vehicle/…". */
export const vehicleMessage = (vehicle: Vehicle, price: string, address: string, type: Channel): string =>
  [shortName(vehicle), price, address].join(dashOn(type))
