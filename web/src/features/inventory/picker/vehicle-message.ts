import type { Channel } from '#contract/fields.ts'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import { shortName } from './vehicle-words.ts'

/** A long dash turns an SMS into one of 70 characters a segment, so that twice as many are paid for. */
const DASH: Record<Channel, string> = { whatsapp: ' – ', sms: ' - ' }

/** What a customer reads when a car is sent into the chat: "2021 Ford Escape – $12,995 – https://…/vehicle/…". */
export const vehicleMessage = (vehicle: Vehicle, price: string, address: string, type: Channel): string =>
  [shortName(vehicle), price, address].join(DASH[type])
