import type { ChannelFacts } from './channel-facts.ts'
import { eachPicture } from './each-picture.ts'

const MB = 1_000_000

/** The chat in a frame of ours on the dealership's own site. */
export const webchat = {
  name: 'Webchat',
  nameInSpanish: 'Chat del sitio',
  carrier: 'site',
  prefix: 'visitor:',
  /** Who opened it, by the token that their browser keeps. */
  address: { kind: 'visitor', isGiven: true, isNumber: false },
  customerBegins: true,
  source: 'site_chat',
  leavesByService: false,
  characters: 1600,
  burstSeconds: 5,
  files: {
    bytes: eachPicture(25 * MB),
    otherBytes: 25 * MB,
    addresses: '',
    captioned: ['image', 'video', 'audio', 'document'],
  },
  hasTemplates: false,
  isBilledBySegment: false,
  hasReadReceipts: true,
} as const satisfies ChannelFacts

/** Its name, for the rows and pages that are about it alone. */
export const WEBCHAT = 'webchat'
