import * as z from 'zod/mini'
import { ALL_CHANNELS, OFFER_CHANNELS } from './channels.ts'

/** One of the channels; apart from them because functions without a route do without schemas. */
export const ChannelName = z.enum(ALL_CHANNELS)
/** One on which campaigns and automations may write. */
export const OfferChannelName = z.enum(OFFER_CHANNELS)
