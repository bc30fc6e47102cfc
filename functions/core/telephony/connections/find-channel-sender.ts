import { addressOn, ownAddressOn, parseAddress } from '#contract/customers/channels/address.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { ACCOUNT_REFUSED } from '#contract/telephony/number-reasons.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type OpenConnection, openConnection } from './open-connection.ts'

/** The sender of messages on a channel. */
export interface Sender {
  connection: OpenConnection
  channel: Channel
  /** Another number of the account's than its usual one: the one that the customer wrote to. */
  line?: string | undefined
}

/** What decides by which of its numbers a dealership writes: the one the customer wrote to, else the writer's own. */
interface By {
  line?: string | undefined
  writer?: string | undefined
}

/** A dealership's sender on this channel; undefined if its Twilio account has none. */
export async function findChannelSender(org: OrgId, channel: Channel, by: By = {}): Promise<Sender | undefined> {
  const known = await openConnection(org)
  const isLost = known?.lost[CHANNELS[channel].address.kind] !== undefined
  // One that was lost may be back.
  if (canSend(known, channel) && !isLost) return senderOf(known, channel, by)
  const fresh = await openConnection(org, { fresh: true })
  return canSend(fresh, channel) ? senderOf(fresh, channel, by) : undefined
}

function senderOf(connection: OpenConnection, channel: Channel, { line, writer = '' }: By): Sender {
  // A number is no sender of its own where it has to be registered first.
  const own = CHANNELS[channel].leavesByService ? connection.lines[writer] : undefined
  return { connection, channel, line: line ?? own }
}

/** The sender in the form Twilio expects. */
export function senderForTwilio({ connection, channel, line }: Sender) {
  const { messaging_service_sid } = connection
  const usual = ownAddressOn(channel, connection.senders)
  // All numbers of an account of ours are in its service, whose registration covers what leaves by it.
  if (line && addressOn(channel, line) !== usual)
    return { from: addressOn(channel, line), ...(connection.is_ours && { messaging_service_sid }) }
  if (CHANNELS[channel].leavesByService && messaging_service_sid) return { messaging_service_sid }
  return { from: usual }
}

/** The dealership's own number that a message leaves from; undefined where a messaging service chooses. */
export function ownAddress(sender: Sender): string | undefined {
  const { from } = senderForTwilio(sender)
  return from && parseAddress(from).address
}

/** What the gate asks of a sender. */
export const factsOf = (sender: Sender | undefined) => ({
  isConfigured: sender !== undefined,
  isOffline: sender !== undefined && isOffline(sender),
})

/** True if nothing leaves from it now: its usual number is lost, and no messaging service of theirs chooses another. */
function isOffline(sender: Sender): boolean {
  const { connection, channel, line } = sender
  const code = connection.lost[CHANNELS[channel].address.kind]
  if (line || !code || code === ACCOUNT_REFUSED) return false
  return connection.is_ours || ownAddress(sender) !== undefined
}

const canSend = (connection: OpenConnection | undefined, channel: Channel): connection is OpenConnection =>
  connection !== undefined &&
  Object.values(senderForTwilio({ connection, channel })).some((sender) => sender !== undefined)
