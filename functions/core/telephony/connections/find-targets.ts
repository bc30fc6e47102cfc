import { ownAddressOn } from '#contract/customers/channels/address.ts'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { openTwilio } from '../twilio/twilio.ts'
import type { WebhookTarget } from '../twilio/webhooks.ts'
import type { OpenConnection } from './open-connection.ts'

/** A dealership's resources at Twilio that name webhooks: number, messaging service, WhatsApp sender, TwiML app. */
export async function findTargets(connection: OpenConnection): Promise<WebhookTarget[]> {
  const { senders, messaging_service_sid, twiml_app_sid } = connection
  // Without a prefix it is the phone number, which has its own webhooks.
  const ofChannels = ALL_CHANNELS.flatMap((channel) =>
    CHANNELS[channel].prefix === '' ? [] : (ownAddressOn(channel, senders) ?? []),
  )
  const twilio = await openTwilio(connection)
  const found = await Promise.all([
    senders.phone ? twilio.number(senders.phone) : undefined,
    messaging_service_sid ? twilio.service(messaging_service_sid) : undefined,
    ...ofChannels.map((address) => twilio.sender(address)),
    twiml_app_sid ? twilio.application(twiml_app_sid) : undefined,
  ])
  return found.filter((target) => target !== undefined)
}
