import type { ChannelFacts } from './channel-facts.ts'
import { eachPicture } from './each-picture.ts'
import { PAGE_CHANNEL } from './page-channel.ts'

const MB = 1_000_000

/** Messages to the dealership's page on Facebook, also those from a listing on Marketplace. */
export const messenger = {
  ...PAGE_CHANNEL,
  name: 'Messenger',
  // Not `messenger:`, which is that of Twilio's own channel.
  prefix: 'fb:',
  /** A page's id, and the one that somebody has for that page alone. */
  address: { kind: 'messenger', isGiven: true, isNumber: false },
  characters: 2000,
  // Meta takes a file alone: a text goes before it.
  files: { bytes: eachPicture(8 * MB), otherBytes: 25 * MB, addresses: '', captioned: [] },
} as const satisfies ChannelFacts

/** Its name, for what reads Meta's events. */
export const MESSENGER = 'messenger'
