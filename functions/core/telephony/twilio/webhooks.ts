import type { Twilio } from 'twilio'
import type { MessagingV2ChannelsSenderRequestsUpdate } from 'twilio/lib/rest/messaging/v2/channelsSender.js'
import { isRefusal, readFailure } from './failure.ts'

/** A Twilio resource with webhook URLs; `pointingElsewhere` (webhook-addresses.ts) compares `current` with ours. */
export interface WebhookTarget {
  name: 'phone_number' | 'messaging_service' | 'whatsapp_sender' | 'twiml_app'
  /** The URLs (or the application) that are set now. */
  current: string[]
  set(addresses: { messages: string; status: string; voice: string; voice_status: string }): Promise<void>
}

/** The account's number: its webhooks for SMS and for calls; its own status callback is about calls. */
export async function findNumber(client: Twilio, phoneNumber: string): Promise<WebhookTarget | undefined> {
  // Twilio also matches parts of numbers.
  const similar = await client.incomingPhoneNumbers.list({ phoneNumber, limit: 50 })
  const number = similar.find((candidate) => candidate.phoneNumber === phoneNumber)
  if (!number) return
  return {
    name: 'phone_number',
    // An application set on the number overrides the number's own URL; a SIP trunk overrides everything about calls.
    current: given(
      number.smsApplicationSid,
      number.smsUrl,
      number.voiceApplicationSid,
      number.voiceUrl,
      number.statusCallback,
      number.trunkSid,
    ),
    set: async ({ messages, voice, voice_status }) => {
      await client.incomingPhoneNumbers(number.sid).update({
        smsUrl: messages,
        smsMethod: 'POST',
        ...(number.smsApplicationSid && { smsApplicationSid: '' }),
        voiceUrl: voice,
        voiceMethod: 'POST',
        statusCallback: voice_status,
        statusCallbackMethod: 'POST',
        ...(number.voiceApplicationSid && { voiceApplicationSid: '' }),
        ...(number.trunkSid && { trunkSid: '' }),
      })
    },
  }
}

/** The messaging service; once set, it receives for every sender in it, whatever URL the sender has. */
export async function findService(client: Twilio, sid: string): Promise<WebhookTarget | undefined> {
  const service = await orMissing(client.messaging.v1.services(sid).fetch())
  if (!service) return
  return {
    name: 'messaging_service',
    current: given(service.inboundRequestUrl, service.statusCallback),
    set: async ({ messages, status }) => {
      await client.messaging.v1.services(sid).update({
        inboundRequestUrl: messages,
        inboundMethod: 'POST',
        statusCallback: status,
        useInboundWebhookOnNumber: false,
      })
    },
  }
}

/** The application that controls calls from browsers. */
export async function findApplication(client: Twilio, sid: string): Promise<WebhookTarget | undefined> {
  const application = await orMissing(client.applications(sid).fetch())
  if (!application) return
  return {
    name: 'twiml_app',
    current: given(application.voiceUrl),
    set: async ({ voice }) => {
      await client.applications(sid).update({ voiceUrl: voice, voiceMethod: 'POST' })
    },
  }
}

/** The WhatsApp sender, if the account may administer it: a sandbox or another account's sender may not be found. */
export async function findSender(client: Twilio, whatsappFrom: string): Promise<WebhookTarget | undefined> {
  const senders = await orMissing(client.messaging.v2.channelsSenders.list({ channel: 'whatsapp' }))
  const sender = senders?.find(({ senderId }) => senderId === whatsappFrom)
  if (!sender) return
  return {
    name: 'whatsapp_sender',
    current: given(sender.webhook?.callbackUrl, sender.webhook?.statusCallbackUrl),
    set: async ({ messages, status }) => {
      try {
        await setSender(client, sender.sid, messages, status)
      } catch (error) {
        // Twilio documents the part after # (webhook-addresses.ts) for numbers and messages, not for these senders.
        if (readFailure(error).status !== 400) throw error
        await setSender(client, sender.sid, bare(messages), bare(status))
      }
    },
  }
}

async function setSender(client: Twilio, sid: string, messages: string, status: string) {
  // The client's own classes for this body use names that Twilio does not know (camelCase).
  const body = {
    webhook: {
      callback_url: messages,
      callback_method: 'POST',
      status_callback_url: status,
      status_callback_method: 'POST',
    },
  }
  // So the types require what would not work.
  await client.messaging.v2.channelsSenders(sid).update(body as unknown as MessagingV2ChannelsSenderRequestsUpdate)
}

/** An address without its part after #, which Twilio's senders may not take. */
export const bare = (address: string) => address.replace(/#.*$/, '')

const given = (...values: (string | null | undefined)[]) => values.filter((value) => value) as string[]

async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    const failure = readFailure(error)
    if (isRefusal(failure) && failure.status === 404) return undefined
    throw error
  }
}
