import { simulatedAt } from './channels/simulated-channels.ts'
import type { Media, Message } from './records.ts'
import type { Params } from './webhook.ts'

/** All fields of an inbound message's webhook. */
export function paramsOfInbound(message: Message, profileName = '', media?: Media & { base: string }): Params {
  const { sid, account_sid, messaging_service_sid, to, body } = message
  const from = message.from ?? ''
  const params: Params = {
    SmsMessageSid: sid,
    NumMedia: String(message.num_media),
    SmsSid: sid,
    SmsStatus: 'received',
    Body: body,
    To: to,
    NumSegments: String(message.num_segments),
    MessageSid: sid,
    AccountSid: account_sid,
    From: from,
    ApiVersion: '2010-04-01',
  }
  if (messaging_service_sid) params.MessagingServiceSid = messaging_service_sid
  if (media) {
    params.MediaUrl0 = `${media.base}/api/2010-04-01/Accounts/${account_sid}/Messages/${sid}/Media/${media.sid}`
    params.MediaContentType0 = media.content_type
  }
  return { ...params, ...simulatedAt(from).inboundParams?.(from, profileName, media) }
}
