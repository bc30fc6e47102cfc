import { areOnOneChannel } from './address.ts'
import { isRecipient, simulatedAt } from './channels/simulated-channels.ts'
import { ownAddress, ownerOf } from './find-sender.ts'
import { isMediaUrl, keepMedia } from './media.ts'
import { newMessage } from './new-message.ts'
import { progress } from './progress-message.ts'
import type { Account, Message } from './records.ts'
import { parseVariables, renderContent } from './render-content.ts'
import type { Simulator } from './simulator.ts'
import { TwilioError } from './twilio-error.ts'

const MAX_BODY = 1600
const MAX_MEDIA = 10

const refuse = (code: number, message: string) => new TwilioError(400, code, message)

/** POST Messages: refuses what Twilio refuses at once, accepts the rest and lets the channel decide later. */
export function createMessage(sim: Simulator, account: Account, form: URLSearchParams): Message {
  const to = form.get('To') ?? ''
  if (!isRecipient(to)) throw refuse(21211, `Invalid 'To' Phone Number: ${to}`)
  const sender = senderOf(sim, account, form, to)
  const { content, body, media, card } = contentOf(sim, account, form)
  const callback = form.get('StatusCallback')
  if (callback && !URL.canParse(callback))
    throw refuse(21609, `The 'StatusCallback' URL ${callback} is not a valid URL`)
  const channel = simulatedAt(to)
  const refusal = channel.refusal?.(sim, sender, to)
  if (refusal) throw refuse(...refusal)

  const service = form.get('MessagingServiceSid')
  const sendAt = form.get('ScheduleType') === 'fixed' ? sendAtOf(form, service) : null
  const message = newMessage(sim, account, {
    messaging_service_sid: service,
    from: form.get('From') || null,
    sender,
    to,
    body,
    card,
    direction: 'outbound-api',
    status: sendAt ? 'scheduled' : service ? 'accepted' : 'queued',
    num_media: media.length,
    send_at: sendAt,
    status_callback: callback || null,
    fails_with: channel.failure?.(sim, sender, to, content) ?? null,
  })
  for (const url of media) keepMedia(sim, message, url)
  progress(sim, message.sid)
  return message
}

function senderOf({ store }: Simulator, account: Account, form: URLSearchParams, to: string): string {
  const from = form.get('From')
  const service = form.get('MessagingServiceSid')
  if (service && service !== account.messaging_service_sid) {
    throw refuse(21705, `The Messaging Service Sid ${service} is invalid`)
  }
  if (!from && !service) throw refuse(21603, "A 'From' phone number is required.")
  if (!from) return ownAddress(account, to)
  if (!areOnOneChannel(from, to)) {
    throw refuse(21910, `Invalid From and To pair. From and To should be of the same channel`)
  }
  const isOwn = from === ownAddress(account, to) || ownerOf(store, from)?.account_sid === account.account_sid
  if (!isOwn) {
    throw refuse(
      21606,
      `The 'From' phone number ${from} is not a valid message-capable Twilio phone number for this destination`,
    )
  }
  return from
}

function contentOf(sim: Simulator, account: Account, form: URLSearchParams) {
  const contentSid = form.get('ContentSid')
  const variables = parseVariables(form.get('ContentVariables'))
  if (contentSid) {
    const content = sim.store.get('content', contentSid)
    if (content?.account_sid !== account.account_sid) throw refuse(21655, `The ContentSid ${contentSid} is Invalid`)
    return { content, ...renderContent(content, variables) }
  }
  const body = form.get('Body') ?? ''
  const media = form.getAll('MediaUrl')
  if (body === '' && media.length === 0) throw refuse(21602, 'Message body is required.')
  if (body.length > MAX_BODY) {
    throw refuse(21617, `The concatenated message body exceeds the ${MAX_BODY} character limit`)
  }
  if (media.length > MAX_MEDIA) throw refuse(21623, 'Number of media files exceeds allowed limit')
  const invalid = media.find((url) => !isMediaUrl(url))
  if (invalid !== undefined) throw refuse(21620, `Invalid media URL(s): ${invalid}`)
  return { content: undefined, body, media, card: null }
}

function sendAtOf(form: URLSearchParams, service: string | null): number {
  const at = Date.parse(form.get('SendAt') ?? '')
  if (!service) throw refuse(35118, 'MessagingServiceSid is required to schedule a message')
  if (Number.isNaN(at)) throw refuse(35111, 'SendAt missing')
  return at
}
