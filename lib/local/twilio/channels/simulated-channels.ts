import { parseAddress } from '#contract/customers/channels/address.ts'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { isPhoneNumber, withoutChannel } from '../address.ts'
import type { SimulatedChannel } from './simulated-channel.ts'
import { sms } from './sms.ts'
import { whatsapp } from './whatsapp.ts'

const CHANNELS: Partial<Record<Channel, SimulatedChannel>> = { whatsapp, sms }

/** What Twilio does on the channel of this address. */
export const simulatedAt = (address: string): SimulatedChannel => CHANNELS[parseAddress(address).channel] ?? {}

/** Whom a message can go to. */
export const isRecipient = (address: string) =>
  isPhoneNumber(address) || simulatedAt(address).user?.test(withoutChannel(address)) === true

/** Whom a message can come from. */
export const isOrigin = (address: string) =>
  isRecipient(address) || simulatedAt(address).writer?.test(withoutChannel(address)) === true
