import type { ChannelFacts } from './channel-facts.ts'

export const whatsapp = {
  name: 'WhatsApp',
  prefix: 'whatsapp:',
  address: 'whatsapp_number',
  ownAddress: 'whatsapp_from',
  leavesByService: false,
  characters: 1600,
  windowHours: 24,
  isBilledBySegment: false,
  hasReadReceipts: true,
} as const satisfies ChannelFacts
