import { areOnOneChannel } from './address.ts'
import { isOrigin, simulatedAt } from './channels/simulated-channels.ts'
import { ownerOf } from './find-sender.ts'
import { paramsOfInbound } from './inbound-params.ts'
import { isMediaUrl, keepMedia } from './media.ts'
import { newMessage } from './new-message.ts'
import { progress } from './progress-message.ts'
import type { Account, Message } from './records.ts'
import type { Simulator } from './simulator.ts'
import { TwilioError } from './twilio-error.ts'
import type { Delivery } from './webhook.ts'

/** Addresses have a `whatsapp:` prefix on WhatsApp; `media_url` may be a `data:` URL, whose bytes are stored here. */
export type Inbound = {
  from: string
  to: string
  body: string
  profile_name?: string
  media_url?: string
  media_content_type?: string
  /** Further fields of the webhook, by Twilio's names: what was pressed, quoted, shared, or led here. */
  fields?: Record<string, string>
}

/** A customer's message: it is stored, the window opens, STOP takes effect, and the account's webhook is called. */
export async function receiveMessage(sim: Simulator, input: Inbound): Promise<{ sid: string; deliveries: Delivery[] }> {
  const { from, to, body } = input
  const account = ownerOf(sim.store, to)
  if (!account) throw new TwilioError(422, 21606, `No Twilio account has the address ${to}.`)
  if (!isOrigin(from)) throw new TwilioError(422, 21211, `${from} is not an address a message can come from.`)
  if (!areOnOneChannel(from, to)) throw new TwilioError(422, 21910, 'Both addresses must be on one channel.')

  if (input.media_url && !isMediaUrl(input.media_url)) throw new TwilioError(422, 21620, 'media_url is not an address.')

  const webhook = webhookOf(sim, account, to)
  const message = newMessage(sim, account, {
    messaging_service_sid: webhook.service,
    from,
    sender: from,
    to,
    body,
    direction: 'inbound',
    status: 'received',
    num_media: input.media_url ? 1 : 0,
    sent_at: sim.now(),
    fields: input.fields ?? null,
  })
  const { sid } = message
  const media = input.media_url ? keepMedia(sim, message, input.media_url, input.media_content_type) : undefined
  const reply = simulatedAt(to).hear?.(sim, message)
  if (reply) answer(sim, account, message, reply)

  if (!webhook.url) return { sid, deliveries: [] }
  const usual = paramsOfInbound(message, input.profile_name, media && { ...media, base: sim.url })
  const params = { ...usual, ...input.fields }
  return { sid, deliveries: await sim.post('inbound', account, webhook.url, webhook.method, params) }
}

/**
 * The messaging service's URL, or the sender's own if the service defers to it. If only one of the two is set, that one
 * is used: Twilio does not document which wins for WhatsApp senders.
 */
function webhookOf({ store }: Simulator, account: Account, to: string) {
  const service = store.get('service', account.messaging_service_sid)
  const number = store.all('number').find(({ phone_number }) => phone_number === to)
  const sender = store.all('sender').find(({ sender_id }) => sender_id === to)
  const webhook = sender?.webhook as { callback_url: string | null; callback_method: string } | undefined
  const own = { url: (webhook?.callback_url ?? number?.sms_url) as string, method: number?.sms_method as string }
  const shared = { url: service?.inbound_request_url as string, method: service?.inbound_method as string }
  const takesOwn = own.url && (service?.use_inbound_webhook_on_number || !shared.url)
  const { url, method } = takesOwn ? own : shared
  return { url, method: method || 'POST', service: takesOwn ? null : account.messaging_service_sid }
}

/** Twilio's own reply, in the dealership's name. */
function answer(sim: Simulator, account: Account, { from, to }: Message, body: string): void {
  const reply = newMessage(sim, account, {
    sender: to,
    to: from ?? '',
    body,
    direction: 'outbound-reply',
    status: 'queued',
  })
  progress(sim, reply.sid)
}
