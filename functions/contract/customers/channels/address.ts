import { ALL_CHANNELS, CHANNELS, type Channel, type OwnAddress } from './channels.ts'

/** The one without a prefix comes last: it fits every address. */
const byPrefix = ALL_CHANNELS.toSorted((a, b) => CHANNELS[b].prefix.length - CHANNELS[a].prefix.length)

/** Twilio's `whatsapp:+1555…` or `+1555…` as channel and address; any sender is accepted, also one without a phone number. */
export function parseAddress(from: string): { channel: Channel; address: string } {
  const channel = byPrefix.find((one) => from.toLowerCase().startsWith(CHANNELS[one].prefix)) as Channel
  return { channel, address: from.slice(CHANNELS[channel].prefix.length).trim() }
}

/** The address as Twilio wants it in `To`. */
export const addressOn = (channel: Channel, address: string) => CHANNELS[channel].prefix + address

/** A dealership's own address on a channel, as Twilio wants it in `From`; undefined where its Twilio account has none. */
export function ownAddressOn(channel: Channel, account: Partial<Record<OwnAddress, string>>): string | undefined {
  const own = account[CHANNELS[channel].ownAddress]
  return own && addressOn(channel, parseAddress(own).address)
}
