import { addressOn } from '#contract/customers/channels/address.ts'
import { WRONG_CREDENTIALS } from '../twilio/failure.ts'
import type { Content, SendOutcome } from '../twilio/messages.ts'
import { openTwilio } from '../twilio/twilio.ts'
import { type Sender, senderForTwilio } from './find-channel-sender.ts'
import { openConnection } from './open-connection.ts'
import { statusCallbackFor } from './webhook-addresses.ts'

interface Sending {
  /** The customer's address on the sender's channel. */
  to: string
  content: Content
  /** The message's ids, under which Twilio reports its status. */
  conversation: string
  id: string
}

/** Twilio's codes for a sender that isn't the account's, or no longer is: a number, or on WhatsApp. */
const NOT_OURS = new Set(['21212', '21606', '21659', '21660', '63007'])

/**
 * Sends a message via Twilio, once; again only if Twilio took nothing: it did not accept the credentials and there are
 * newer ones, or the number that the customer wrote to is no longer the account's, and the usual one is.
 */
export async function sendContent(sender: Sender, sending: Sending): Promise<SendOutcome> {
  const outcome = await hand(sender, sending)
  if (outcome.outcome !== 'refused') return outcome
  const { connection, channel, line } = sender
  if (line && NOT_OURS.has(outcome.code)) return sendContent({ connection, channel }, sending)
  if (outcome.code !== WRONG_CREDENTIALS) return outcome
  const fresh = await openConnection(connection.org, { fresh: true })
  if (!fresh || fresh.auth_token === connection.auth_token) return outcome
  return hand({ connection: fresh, channel, line }, sending)
}

async function hand(sender: Sender, { to, content, conversation, id }: Sending) {
  const account = await openTwilio(sender.connection)
  return account.send({
    to: addressOn(sender.channel, to),
    ...senderForTwilio(sender),
    content,
    status_callback: statusCallbackFor(sender.connection, conversation, id),
  })
}
