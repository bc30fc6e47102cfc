import { CHANNELS, type Channel } from './channels.ts'

/** A text's length as a channel's limit counts it. */
export const lengthOn = (channel: Channel, text: string) =>
  CHANNELS[channel].countsBytes ? new TextEncoder().encode(text).length : text.length

export const fitsOn = (channel: Channel, text: string) => lengthOn(channel, text) <= CHANNELS[channel].characters
