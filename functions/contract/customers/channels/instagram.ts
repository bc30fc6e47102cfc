import type { ChannelFacts } from './channel-facts.ts'
import { PAGE_CHANNEL } from './page-channel.ts'

const MB = 1_000_000
const RECORDINGS = ['audio/mp4', 'audio/mpeg', 'audio/wav', 'audio/aac', 'video/mp4', 'video/quicktime', 'video/webm']
const each = (types: readonly string[], bytes: number) => Object.fromEntries(types.map((type) => [type, bytes]))

/** Messages to the dealership's Instagram account, which is linked to its page on Facebook. */
export const instagram = {
  ...PAGE_CHANNEL,
  name: 'Instagram',
  prefix: 'ig:',
  address: { kind: 'instagram', isGiven: true, isNumber: false },
  characters: 1000,
  countsBytes: true,
  files: {
    bytes: { ...each(['image/jpeg', 'image/png'], 8 * MB), ...each(RECORDINGS, 25 * MB) },
    addresses: '',
    captioned: [],
  },
} as const satisfies ChannelFacts

/** Its name, for what reads Meta's events. */
export const INSTAGRAM = 'instagram'
