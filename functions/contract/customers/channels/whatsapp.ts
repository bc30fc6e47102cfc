import type { ChannelFacts } from './channel-facts.ts'

export const whatsapp: ChannelFacts = {
  name: 'WhatsApp',
  prefix: 'whatsapp:',
  address: 'whatsapp_number',
  ownAddress: 'whatsapp_from',
  leavesByService: false,
  characters: 1600,
  windowHours: 24,
  isBilledBySegment: false,
  lastStatus: 'read',
}
