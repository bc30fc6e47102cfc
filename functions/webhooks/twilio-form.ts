import { AppError } from '../core/errors.ts'
import type { Inbound } from '../core/messages/receive-message.ts'
import { cutText } from '../core/table/cut-text.ts'

type Form = Record<string, string | string[]>

/** Twilio's have 34 characters. */
const SID_MAX = 64

/** Twilio's inbound form as our message. Fields that we do not know are let be; Twilio adds them without notice. */
export function readInbound(form: Form): Inbound {
  const count = Math.min(Number(text(form, 'NumMedia') || 0) || 0, 10)
  const media = Array.from({ length: count }, (_, i) => ({
    url: text(form, `MediaUrl${i}`),
    content_type: text(form, `MediaContentType${i}`) || 'application/octet-stream',
  }))
  return {
    sid: sidOf(form),
    from: needed(form, 'From'),
    body: cutText(text(form, 'Body'), 4096) || shownInstead(form),
    profile_name: text(form, 'ProfileName') || undefined,
    media: media.filter(({ url }) => url !== ''),
    opt_out_type: text(form, 'OptOutType') || undefined,
  }
}

/** Twilio's delivery report. */
export const readReport = (form: Form) => ({
  sid: sidOf(form),
  status: text(form, 'MessageStatus') || needed(form, 'SmsStatus'),
  error_code: text(form, 'ErrorCode') || undefined,
})

/** A shared location has no text of its own: its place as a link of maps that every telephone opens. */
function shownInstead(form: Form): string {
  const [latitude, longitude] = [text(form, 'Latitude'), text(form, 'Longitude')]
  if (latitude === '' || longitude === '') return ''
  const place = [text(form, 'Label'), text(form, 'Address')].filter((part) => part !== '').join(', ')
  return `📍 ${place} https://maps.google.com/?q=${latitude},${longitude}`.replace('  ', ' ')
}

/** A longer one is none of Twilio's, and could not be a key. */
function sidOf(form: Form): string {
  const sid = needed(form, 'MessageSid')
  if (sid.length > SID_MAX)
    throw new AppError('invalid', 'MessageSid is too long.', { fields: { MessageSid: 'This is no sid.' } })
  return sid
}

function text(form: Form, name: string): string {
  const value = form[name] ?? ''
  return (Array.isArray(value) ? (value[0] ?? '') : value).trim()
}

function needed(form: Form, name: string): string {
  const value = text(form, name)
  if (value === '') throw new AppError('invalid', `${name} is missing.`, { fields: { [name]: 'This is needed.' } })
  return value
}
