import { rfc2822, rfc2822OrNull } from './dates.ts'
import type { Media, Message } from './records.ts'
import { errorMessage } from './twilio-error.ts'

/** A message in the REST API's format. */
export function renderMessage(message: Message) {
  const { sid, account_sid, price } = message
  const path = `/2010-04-01/Accounts/${account_sid}/Messages/${sid}`
  return {
    account_sid,
    api_version: '2010-04-01',
    body: message.body,
    date_created: rfc2822(message.created_at),
    date_sent: rfc2822OrNull(message.sent_at),
    date_updated: rfc2822(message.updated_at),
    direction: message.direction,
    error_code: message.error_code,
    error_message: errorMessage(message.error_code),
    from: message.from,
    num_media: String(message.num_media),
    // A messaging service counts segments only once it has chosen its sender.
    num_segments: String(message.from === null ? 0 : message.num_segments),
    price,
    price_unit: price === null ? null : 'USD',
    messaging_service_sid: message.messaging_service_sid,
    sid,
    status: message.status,
    subresource_uris: { media: `${path}/Media.json`, feedback: `${path}/Feedback.json` },
    to: message.to,
    uri: `${path}.json`,
  }
}

export function renderMedia({ sid, account_sid, message_sid, content_type, created_at }: Media) {
  return {
    sid,
    account_sid,
    parent_sid: message_sid,
    content_type,
    date_created: rfc2822(created_at),
    date_updated: rfc2822(created_at),
    uri: `/2010-04-01/Accounts/${account_sid}/Messages/${message_sid}/Media/${sid}.json`,
  }
}
