import { addressOn } from '#contract/customers/channels/address.ts'
import { WRONG_CREDENTIALS } from '../twilio/failure.ts'
import { type Content, openTwilio, type SendOutcome } from '../twilio/twilio.ts'
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

/** Sends a message via Twilio, once; again only if Twilio did not accept the credentials and there are newer ones. */
export async function sendContent(sender: Sender, sending: Sending): Promise<SendOutcome> {
  const outcome = await hand(sender, sending)
  if (outcome.outcome !== 'refused' || outcome.code !== WRONG_CREDENTIALS) return outcome
  const { connection, channel } = sender
  const fresh = await openConnection(connection.org, { fresh: true })
  if (!fresh || fresh.auth_token === connection.auth_token) return outcome
  return hand({ connection: fresh, channel }, sending)
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
