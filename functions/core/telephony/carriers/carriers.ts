import { type CarrierName, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { Carrier } from './carrier.ts'
import { twilio } from './twilio.ts'

const CARRIERS: Record<CarrierName, Carrier> = { twilio }

export const ALL_CARRIERS = Object.values(CARRIERS)
export const carrierOf = (channel: Channel): Carrier => CARRIERS[CHANNELS[channel].carrier]
