import { ownAddressOn } from '#contract/customers/channels/address.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type OpenConnection, openConnection } from './open-connection.ts'

/** The sender of messages on a channel. */
export interface Sender {
  connection: OpenConnection
  channel: Channel
}

/** A dealership's sender on this channel; undefined if its Twilio account has none. */
export async function findChannelSender(org: OrgId, channel: Channel): Promise<Sender | undefined> {
  const known = await openConnection(org)
  if (canSend(known, channel)) return { connection: known, channel }
  const fresh = await openConnection(org, { fresh: true })
  return canSend(fresh, channel) ? { connection: fresh, channel } : undefined
}

/** The sender in the form Twilio expects. */
export function senderForTwilio({ connection, channel }: Sender) {
  const { messaging_service_sid } = connection
  if (CHANNELS[channel].leavesByService && messaging_service_sid) return { messaging_service_sid }
  return { from: ownAddressOn(channel, connection.senders) }
}

const canSend = (connection: OpenConnection | undefined, channel: Channel): connection is OpenConnection =>
  connection !== undefined &&
  Object.values(senderForTwilio({ connection, channel })).some((sender) => sender !== undefined)
