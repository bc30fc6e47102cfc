import { addressOn, ownAddressOn, parseAddress } from '#contract/customers/channels/address.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type OpenConnection, openConnection } from './open-connection.ts'

/** The sender of messages on a channel. */
export interface Sender {
  connection: OpenConnection
  channel: Channel
  /** Another number of the account's than its usual one: the one that the customer wrote to. */
  line?: string
}

/** A dealership's sender on this channel, by `line` if given; undefined if its Twilio account has none. */
export async function findChannelSender(org: OrgId, channel: Channel, line?: string): Promise<Sender | undefined> {
  const known = await openConnection(org)
  if (canSend(known, channel)) return { connection: known, channel, line }
  const fresh = await openConnection(org, { fresh: true })
  return canSend(fresh, channel) ? { connection: fresh, channel, line } : undefined
}

/** The sender in the form Twilio expects. */
export function senderForTwilio({ connection, channel, line }: Sender) {
  const { messaging_service_sid } = connection
  const usual = ownAddressOn(channel, connection.senders)
  if (line && addressOn(channel, line) !== usual) return { from: addressOn(channel, line) }
  if (CHANNELS[channel].leavesByService && messaging_service_sid) return { messaging_service_sid }
  return { from: usual }
}

/** The dealership's own number that a message leaves from; undefined where a messaging service chooses. */
export function ownAddress(sender: Sender): string | undefined {
  const { from } = senderForTwilio(sender)
  return from && parseAddress(from).address
}

const canSend = (connection: OpenConnection | undefined, channel: Channel): connection is OpenConnection =>
  connection !== undefined &&
  Object.values(senderForTwilio({ connection, channel })).some((sender) => sender !== undefined)
