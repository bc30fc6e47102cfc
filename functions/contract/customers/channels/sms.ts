import type { ChannelFacts } from './channel-facts.ts'
import { phone } from './phone.ts'

const KB = 1_000
const each = (types: readonly string[], bytes: number) => Object.fromEntries(types.map((type) => [type, bytes]))

/** Twilio fits these to the customer's carrier; of others each carrier takes what it likes, most of them 500 kB. */
const PICTURES = ['image/jpeg', 'image/png', 'image/gif']
const OTHERS = [
  ...['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/amr'],
  ...['video/mp4', 'video/3gpp', 'video/quicktime'],
  ...['application/pdf', 'text/vcard'],
]

export const sms = {
  name: 'SMS',
  carrier: 'twilio',
  prefix: '',
  // Where a telephone has RCS, Twilio writes so before its number.
  alsoFrom: ['rcs:'],
  address: phone,
  leavesByService: true,
  characters: 1600,
  burstSeconds: 8,
  // https://www.twilio.com/docs/messaging/guides/accepted-mime-types; MMS reaches the United States and Canada alone.
  files: {
    bytes: { ...each(PICTURES, 5000 * KB), ...each(OTHERS, 500 * KB) },
    addresses: '+1',
    captioned: ['image', 'video', 'audio', 'document'],
  },
  registeredFor: '+1',
  hasTemplates: false,
  isBilledBySegment: true,
  // https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out
  carrierStops: ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'],
  hasReadReceipts: false,
} as const satisfies ChannelFacts
