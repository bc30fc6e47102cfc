import type { ChannelFacts } from './channel-facts.ts'

export const sms = {
  name: 'SMS',
  prefix: '',
  address: 'phone',
  ownAddress: 'phone_number',
  leavesByService: true,
  characters: 1600,
  isBilledBySegment: true,
  hasReadReceipts: false,
} as const satisfies ChannelFacts
