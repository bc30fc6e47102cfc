import { isPhoneNumber, isWhatsapp, withoutChannel } from './address.ts'
import type { Media, Message } from './records.ts'
import type { Params } from './webhook.ts'

/** Where a number's calling code says its country; what Twilio does not know it sends empty. */
const COUNTRIES: [prefix: string, country: string][] = [
  ['+1', 'US'],
  ['+52', 'MX'],
  ['+34', 'ES'],
  ['+44', 'GB'],
  ['+49', 'DE'],
  ['+55', 'BR'],
  ['+57', 'CO'],
]

const countryOf = (phone: string) => COUNTRIES.find(([prefix]) => phone.startsWith(prefix))?.[1] ?? ''

/** All fields of an inbound message's webhook. */
export function paramsOfInbound(message: Message, profileName = '', media?: Media & { base: string }): Params {
  const { sid, account_sid, messaging_service_sid, to, body } = message
  const from = message.from ?? ''
  const params: Params = {
    ToCountry: 'US',
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
  return isWhatsapp(from) ? whatsappParams(params, from, profileName, media) : smsParams(params, from)
}

function smsParams(params: Params, from: string): Params {
  return {
    ...params,
    FromCountry: countryOf(from),
    FromState: '',
    FromCity: '',
    FromZip: '',
    ToState: 'CA',
    ToCity: 'SAN FRANCISCO',
    ToZip: '94102',
  }
}

function whatsappParams({ ToCountry, ...params }: Params, from: string, profileName: string, media?: Media): Params {
  const user = withoutChannel(from)
  const isNumber = isPhoneNumber(from)
  const context = { ProfileName: profileName, ...(isNumber ? { WaId: user.slice(1) } : {}) }
  return {
    ...params,
    ...context,
    // A user who shows a username has an id of WhatsApp's own and no number.
    ...(isNumber ? {} : { ExternalUserId: from }),
    MessageType: messageType(media),
    ReferralNumMedia: '0',
    ChannelMetadata: JSON.stringify({ type: 'whatsapp', data: { context } }),
  }
}

function messageType(media?: Media): string {
  if (!media) return 'text'
  const kind = media.content_type.split('/')[0] ?? ''
  return ['image', 'audio', 'video'].includes(kind) ? kind : 'document'
}
