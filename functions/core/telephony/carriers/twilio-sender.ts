import { addressOn, ownAddressOn, parseAddress } from '#contract/customers/channels/address.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { ACCOUNT_REFUSED } from '#contract/telephony/number-reasons.ts'
import { AppError } from '../../platform/errors.ts'
import { type OpenConnection, openConnection } from '../connections/open-connection.ts'
import { statusCallbackFor } from '../connections/webhook-addresses.ts'
import { WRONG_CREDENTIALS } from '../twilio/failure.ts'
import { isOptedOut } from '../twilio/reports.ts'
import { openTwilio } from '../twilio/twilio.ts'
import type { Carrier, Sender, Sending, SendOutcome } from './carrier.ts'

/** Where messages leave from: an account, on a channel, from its usual number or another of its own (`line`). */
interface Origin {
  connection: OpenConnection
  channel: Channel
  line?: string | undefined
}

export const findSender: Carrier['findSender'] = async (org, channel, { line, writer = '' } = {}) => {
  const connection = await findAccount(org, channel)
  if (!connection) return undefined
  // A number is no sender of its own where it has to be registered first.
  const own = CHANNELS[channel].leavesByService ? connection.lines[writer] : undefined
  return senderOf({ connection, channel, line: line ?? own })
}

async function findAccount(org: Parameters<typeof openConnection>[0], channel: Channel) {
  const known = await openConnection(org)
  const isLost = known?.lost[CHANNELS[channel].address.kind] !== undefined
  // One that was lost may be back.
  if (canSend(known, channel) && !isLost) return known
  const fresh = await openConnection(org, { fresh: true })
  return canSend(fresh, channel) ? fresh : undefined
}

function senderOf(origin: Origin): Sender {
  const { from } = asWritten(origin)
  const { name } = CHANNELS[origin.channel]
  return {
    from: from && parseAddress(from).address,
    line: origin.line,
    refusal: isOffline(origin) ? new AppError('number_offline', { channel: name }) : undefined,
    send: (sending) => send(origin, sending),
  }
}

/** The sender in the form Twilio expects. */
function asWritten({ connection, channel, line }: Origin) {
  const { messaging_service_sid } = connection
  const usual = ownAddressOn(channel, connection.senders)
  // All numbers of an account of ours are in its service, whose registration covers what leaves by it.
  if (line && addressOn(channel, line) !== usual)
    return { from: addressOn(channel, line), ...(connection.is_ours && { messaging_service_sid }) }
  if (CHANNELS[channel].leavesByService && messaging_service_sid) return { messaging_service_sid }
  return { from: usual }
}

/** True if nothing leaves from it now: its usual number is lost, and no messaging service of theirs chooses another. */
function isOffline(origin: Origin): boolean {
  const { connection, channel, line } = origin
  const code = connection.lost[CHANNELS[channel].address.kind]
  if (line || !code || code === ACCOUNT_REFUSED) return false
  return connection.is_ours || asWritten(origin).from !== undefined
}

const canSend = (connection: OpenConnection | undefined, channel: Channel): connection is OpenConnection =>
  connection !== undefined && Object.values(asWritten({ connection, channel })).some((sender) => sender !== undefined)

/** Twilio's codes for a sender that isn't the account's, or no longer is: a number, or on WhatsApp. */
const NOT_OURS = new Set(['21212', '21606', '21659', '21660', '63007'])

/**
 * Sends a message via Twilio, once; again only if Twilio took nothing: it did not accept the credentials and there are
 * newer ones, or the number that the customer wrote to is no longer the account's, and the usual one is.
 */
async function send(origin: Origin, sending: Sending): Promise<SendOutcome> {
  const outcome = await hand(origin, sending)
  if (outcome.outcome !== 'refused') return outcome
  const { connection, channel, line } = origin
  if (line && NOT_OURS.has(outcome.code)) return send({ connection, channel }, sending)
  if (outcome.code !== WRONG_CREDENTIALS) return outcome
  const fresh = await openConnection(connection.org, { fresh: true })
  if (!fresh || fresh.auth_token === connection.auth_token) return outcome
  return hand({ connection: fresh, channel, line }, sending)
}

async function hand(origin: Origin, { to, content, conversation, id }: Sending): Promise<SendOutcome> {
  const account = await openTwilio(origin.connection)
  const answered = await account.send({
    to: addressOn(origin.channel, to),
    ...asWritten(origin),
    content,
    status_callback: statusCallbackFor(origin.connection, conversation, id),
  })
  if (answered.outcome === 'refused') return { ...answered, isOptedOut: isOptedOut(answered.code) }
  // Whatever Twilio calls it, nothing has left yet.
  return answered.outcome === 'accepted' ? { outcome: 'accepted', sid: answered.sid } : answered
}
