import { ownAddressOn, parseAddress, type Senders } from '#contract/customers/channels/address.ts'
import { type AddressKind, CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ConnectionItem } from './entity.ts'

/**
 * An account may have numbers that are not ours: only messages to the configured senders are imported, or those
 * received through the configured messaging service, whose numbers need not be named.
 */
export function isForUs(message: { to: string; messaging_service_sid: string | null }, own: OwnSenders): boolean {
  if (isOwn(message.to, own)) return true
  return message.messaging_service_sid !== null && message.messaging_service_sid === own.messaging_service_sid
}

/** Of an account's messages, only those our own requests sent (also by `line`): not Twilio's own answers, nor another sender's. */
export function isFromUs(
  message: { direction: string; from: string; messaging_service_sid: string | null },
  own: OwnSenders,
  line?: string,
): boolean {
  if (message.direction !== 'outbound-api') return false
  if (isOwn(message.from, own) || message.from === line) return true
  return message.messaging_service_sid !== null && message.messaging_service_sid === own.messaging_service_sid
}

interface OwnSenders {
  senders: Senders
  messaging_service_sid?: string
}

/**
 * The number that a message came to (Twilio's `To`) if it isn't the usual one of its channel: a dealership's service
 * department or second lot. Undefined for an RCS agent, which can't send.
 */
export function lineOf(to: string, senders: Record<string, string> = {}): string | undefined {
  const { channel, address } = parseAddress(to)
  const isUsual = senders[CHANNELS[channel].address.kind] === address
  return isUsual || !/^\+\d+$/.test(address) ? undefined : address
}

/** True if an address is the dealership's own on its channel. */
const isOwn = (address: string, own: OwnSenders) =>
  address !== '' && address === ownAddressOn(parseAddress(address).channel, own.senders)

/** Why Twilio serves the usual sender of a kind no more; undefined while it does. */
export function lostCode({ senders, lost = {} }: Pick<ConnectionItem, 'senders' | 'lost'>, kind: AddressKind) {
  const known = lost[kind]
  return known && known.address === senders[kind] ? known.code : undefined
}

/** True if an account can send messages to customers: their own service may have numbers, ours begins without. */
export const hasSender = (account: Pick<ConnectionItem, 'senders' | 'messaging_service_sid' | 'is_ours'> | undefined) =>
  account !== undefined &&
  [...Object.values(account.senders), !account.is_ours && account.messaging_service_sid].some(Boolean)
