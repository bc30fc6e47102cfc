import { ALL_CHANNELS, type CarrierName, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Carrier } from './carrier.ts'
import { meta } from './meta.ts'
import { ses } from './ses.ts'
import { site } from './site.ts'
import { twilio } from './twilio.ts'

const CARRIERS: Record<CarrierName, Carrier> = { twilio, ses, site, meta }

export const ALL_CARRIERS = Object.values(CARRIERS)
export const carrierOf = (channel: Channel): Carrier => CARRIERS[CHANNELS[channel].carrier]

/** The dealership's templates at the carrier of the channel that has some. */
export async function openTemplates(org: OrgId) {
  const channel = ALL_CHANNELS.find((one) => CHANNELS[one].hasTemplates)
  return channel && carrierOf(channel).openTemplates?.(org)
}
