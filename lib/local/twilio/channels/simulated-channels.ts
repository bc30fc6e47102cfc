import { parseAddress } from '#contract/customers/channels/address.ts'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { isPhoneNumber, withoutChannel } from '../address.ts'
import type { SimulatedChannel } from './simulated-channel.ts'
import { sms } from './sms.ts'
import { whatsapp } from './whatsapp.ts'

const CHANNELS: Partial<Record<Channel, SimulatedChannel>> = { whatsapp, sms }

/** Twilio's behavior on the channel of this address. */
export const simulatedAt = (address: string): SimulatedChannel => CHANNELS[parseAddress(address).channel] ?? {}

/** True if a message can be sent to this address. */
export const isRecipient = (address: string) =>
  isPhoneNumber(address) || simulatedAt(address).user?.test(withoutChannel(address)) === true

/** True if a message can come from this address. */
export const isOrigin = (address: string) =>
  isRecipient(address) || simulatedAt(address).writer?.test(withoutChannel(address)) === true
