import type { ToldLeg } from '../core/calls/calls/record-leg.ts'
import type { ToldRecording } from '../core/calls/recordings/record-recording.ts'
import type { Asked } from '../core/calls/routing/voice-request.ts'
import type { Inbound } from '../core/messaging/messages/read-arrival.ts'
import { refusedFields } from '../core/platform/errors.ts'
import { cutText } from '../core/platform/table/cut-text.ts'

type Form = Record<string, string | string[]>

/** Twilio's sids have 34 characters, a WhatsApp user's id has 128, the address of a file some 150, a profile's name 25. */
const MAX = { sid: 64, address: 200, url: 2000, type: 200, name: 200, code: 20 }
/** WhatsApp's longest text. */
const BODY_MAX = 4096

/** Twilio's inbound form as our message. Unknown fields are ignored: Twilio adds them without notice. */
export function readInbound(form: Form): Inbound {
  const count = Math.min(Number(text(form, 'NumMedia') || 0) || 0, 10)
  const media = Array.from({ length: count }, (_, i) => ({
    url: bounded(form, `MediaUrl${i}`, MAX.url),
    content_type: cutText(text(form, `MediaContentType${i}`), MAX.type) || 'application/octet-stream',
  }))
  return {
    sid: needed(form, 'MessageSid', MAX.sid),
    from: needed(form, 'From', MAX.address),
    body: cutText(text(form, 'Body') || shownInstead(form), BODY_MAX),
    profile_name: cutText(text(form, 'ProfileName'), MAX.name) || undefined,
    media: media.filter(({ url }) => url !== ''),
    opt_out_type: text(form, 'OptOutType') || undefined,
  }
}

/** Twilio's delivery report. */
export const readReport = (form: Form) => ({
  sid: needed(form, 'MessageSid', MAX.sid),
  status: text(form, 'MessageStatus') || needed(form, 'SmsStatus', MAX.name),
  error_code: bounded(form, 'ErrorCode', MAX.code) || undefined,
})

/** Where a leg of a call stands. */
export const readLeg = (form: Form): ToldLeg => ({
  sid: needed(form, 'CallSid', MAX.sid),
  parent: bounded(form, 'ParentCallSid', MAX.sid) || undefined,
  to: bounded(form, 'To', MAX.address),
  status: bounded(form, 'CallStatus', MAX.code),
  seconds: secondsIn(form, 'CallDuration'),
})

/** What Twilio asks what to do with. */
export const readAsked = (form: Form): Asked => ({
  ...readLeg(form),
  from: bounded(form, 'From', MAX.address),
  dial: text(form, 'DialCallStatus')
    ? { status: bounded(form, 'DialCallStatus', MAX.code), seconds: secondsIn(form, 'DialCallDuration') }
    : undefined,
  recording: text(form, 'RecordingSid') ? recordingIn(form) : undefined,
  call: bounded(form, 'callId', MAX.sid) || undefined,
})

/** A recording that is finished, or is none. */
export const readRecording = (form: Form): ToldRecording => ({
  ...recordingIn(form),
  call: needed(form, 'CallSid', MAX.sid),
  status: bounded(form, 'RecordingStatus', MAX.code),
  isMessage: text(form, 'RecordingSource') === 'RecordVerb',
})

const recordingIn = (form: Form) => ({
  sid: needed(form, 'RecordingSid', MAX.sid),
  url: bounded(form, 'RecordingUrl', MAX.url),
  seconds: secondsIn(form, 'RecordingDuration') ?? 0,
})

/** Whole seconds; a day is more than any call lasts. */
function secondsIn(form: Form, name: string): number | undefined {
  const seconds = Math.floor(Number(text(form, name) || Number.NaN))
  return seconds >= 0 && seconds <= 86_400 ? seconds : undefined
}

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

/** A longer one is none of Twilio's, and would be no key and no part of an item. */
function bounded(form: Form, name: string, max: number): string {
  const value = text(form, name)
  if (value.length > max) throw refusedFields({ [name]: { key: 'too_long', about: { limit: max } } })
  return value
}

function needed(form: Form, name: string, max: number): string {
  const value = bounded(form, name, max)
  if (value === '') throw refusedFields({ [name]: { key: 'required' } })
  return value
}
