import { addressOn, ownAddressOn } from '#contract/customers/channels/address.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type OpenConnection, openConnection } from '../../telephony/connections/open-connection.ts'
import { statusCallbackFor } from '../../telephony/connections/webhook-addresses.ts'
import { openTwilio, type SendOutcome } from '../../telephony/twilio/twilio.ts'
import type { MessageItem } from './entity.ts'
import { ACCEPTED, type Progress, WRONG_CREDENTIALS } from './rules.ts'

/** From whom a message on this channel leaves; undefined where nothing is connected for it. */
export async function senderFor(org: OrgId, channel: Channel): Promise<OpenConnection | undefined> {
  const canSend = (connection: OpenConnection | undefined) =>
    connection && Object.values(senderOn(connection, channel)).some((sender) => sender !== undefined)
  const known = await openConnection(org)
  if (canSend(known)) return known
  const fresh = await openConnection(org, { fresh: true })
  return canSend(fresh) ? fresh : undefined
}

/** Hands a queued message to Twilio, once, and answers how far it came. */
export async function deliverMessage(connection: OpenConnection, message: MessageItem): Promise<Progress> {
  const outcome = await hand(connection, message)
  if (outcome.outcome === 'refused' && outcome.code === WRONG_CREDENTIALS) {
    const fresh = await openConnection(connection.org, { fresh: true })
    if (fresh && fresh.auth_token !== connection.auth_token) return progressOf(await hand(fresh, message))
  }
  return progressOf(outcome)
}

async function hand(connection: OpenConnection, { channel, to = '', body, conversation, id }: MessageItem) {
  const account = await openTwilio(connection)
  return account.send({
    to: addressOn(channel, to),
    ...senderOn(connection, channel),
    body,
    status_callback: statusCallbackFor(connection, conversation, id),
  })
}

/** By which of the connection's senders a message leaves, as Twilio wants it said. */
function senderOn(connection: OpenConnection, channel: Channel) {
  const { messaging_service_sid } = connection
  if (CHANNELS[channel].leavesByService && messaging_service_sid) return { messaging_service_sid }
  return { from: ownAddressOn(channel, connection) }
}

function progressOf(outcome: SendOutcome): Progress {
  if (outcome.outcome === 'accepted') return { ...ACCEPTED, sid: outcome.sid }
  if (outcome.outcome === 'refused') return { status: 'failed', error_code: outcome.code }
  return { status: 'unknown' }
}
