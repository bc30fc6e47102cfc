import type { ChannelFacts } from './channel-facts.ts'
import { eachPicture } from './each-picture.ts'

/** SES sends up to 40 MB, but slows down what is larger (docs.aws.amazon.com/ses/latest/dg/quotas.html). */
const FILE_BYTES = 10_000_000

export const email = {
  name: 'Email',
  nameInSpanish: 'Correo',
  carrier: 'ses',
  prefix: 'mailto:',
  // Known by it is only who was proved to write from it. What is told of somebody finds nobody: a family may share one.
  address: { kind: 'mail', isGiven: true, isNumber: false, toldIn: 'email', answered: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ },
  leavesByService: false,
  characters: 10_000,
  burstSeconds: 20,
  hasSubject: true,
  files: {
    most: 10,
    bytes: eachPicture(FILE_BYTES),
    otherBytes: FILE_BYTES,
    addresses: '',
    captioned: ['image', 'video', 'audio', 'document'],
  },
  hasTemplates: false,
  isBilledBySegment: false,
  hasReadReceipts: false,
} as const satisfies ChannelFacts
