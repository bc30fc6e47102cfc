import * as z from 'zod/mini'
import { ALL_CHANNELS, OPEN_CHANNELS } from './channels.ts'

/** One of the channels; apart from them because functions without a route do without schemas. */
export const ChannelName = z.enum(ALL_CHANNELS)
/** One on which a dealership may write first. */
export const OpenChannelName = z.enum(OPEN_CHANNELS)
