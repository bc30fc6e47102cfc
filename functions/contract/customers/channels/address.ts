import { ADDRESSES, keyedBy, SENDER_KINDS } from './addresses.ts'
import { type AddressKind, ALL_CHANNELS, CHANNELS, type Channel, type SenderField } from './channels.ts'

/** The one without a prefix comes last: it fits every address. */
const byPrefix = ALL_CHANNELS.toSorted((a, b) => CHANNELS[b].prefix.length - CHANNELS[a].prefix.length)
const PREFIXES = byPrefix.flatMap((channel) => {
  const { prefix, alsoFrom = [] } = CHANNELS[channel]
  return [...alsoFrom, prefix].map((one) => ({ channel, prefix: one }))
})

/**
 * Twilio's `whatsapp:+1555…`, `rcs:+1555…`, or `+1555…` as channel and address; any sender is accepted, also one without a
 * phone number. A prefix that is no channel's stays with its address.
 */
export function parseAddress(from: string): { channel: Channel; address: string } {
  const written = from.trim()
  const known = PREFIXES.find(({ prefix }) => written.toLowerCase().startsWith(prefix))
  const { channel, prefix } = known as (typeof PREFIXES)[number]
  return { channel, address: written.slice(prefix.length).trim() }
}

/** The address as Twilio wants it in `To`. */
export const addressOn = (channel: Channel, address: string) => CHANNELS[channel].prefix + address

/** A dealership's own addresses, which its messages are sent from, by kind; undefined if its Twilio account has none. */
export type Senders = Partial<Record<AddressKind, string | undefined>>

/** A dealership's own address on a channel, as Twilio wants it in `From`. */
export function ownAddressOn(channel: Channel, senders: Senders): string | undefined {
  const own = senders[CHANNELS[channel].address.kind]
  return own && addressOn(channel, own)
}

/** A sender as Twilio writes it: with the prefix of its channel, or none where a channel of that kind has none. */
export function senderAsWritten(kind: AddressKind, address: string | undefined): string | undefined {
  const channel = byPrefix.findLast((one) => CHANNELS[one].address.kind === kind)
  return channel && address && addressOn(channel, address)
}

/** The senders among the fields that the wire has for them. */
export const sendersIn = (fields: Partial<Record<SenderField, string>>): Senders =>
  keyedBy(
    SENDER_KINDS,
    (kind) => kind,
    (kind) => {
      const written = fields[ADDRESSES[kind].senderField]
      return written && parseAddress(written).address
    },
  )
