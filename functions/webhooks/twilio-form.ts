import { AppError } from '../core/errors.ts'
import type { Inbound } from '../core/messages/receive-message.ts'

type Form = Record<string, string | string[]>

/** Twilio's inbound form as our message. Fields that we do not know are let be; Twilio adds them without notice. */
export function readInbound(form: Form): Inbound {
  const count = Math.min(Number(text(form, 'NumMedia') || 0) || 0, 10)
  const media = Array.from({ length: count }, (_, i) => ({
    url: text(form, `MediaUrl${i}`),
    content_type: text(form, `MediaContentType${i}`) || 'application/octet-stream',
  }))
  return {
    sid: needed(form, 'MessageSid'),
    from: needed(form, 'From'),
    body: text(form, 'Body').slice(0, 4096) || shownInstead(form),
    profile_name: text(form, 'ProfileName') || undefined,
    media: media.filter(({ url }) => url !== ''),
    opt_out_type: text(form, 'OptOutType') || undefined,
  }
}

/** Twilio's delivery report. */
export const readReport = (form: Form) => ({
  sid: needed(form, 'MessageSid'),
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

function text(form: Form, name: string): string {
  const value = form[name] ?? ''
  return (Array.isArray(value) ? (value[0] ?? '') : value).trim()
}

function needed(form: Form, name: string): string {
  const value = text(form, name)
  if (value === '') throw new AppError('invalid', `${name} is missing.`, { fields: { [name]: 'This is needed.' } })
  return value
}
