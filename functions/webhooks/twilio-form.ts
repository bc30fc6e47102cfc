import { placeWords } from '#contract/messaging/place-words.ts'
import type { ToldLeg } from '../core/calls/calls/record-leg.ts'
import type { ToldRecording } from '../core/calls/calls/record-recording.ts'
import type { Asked } from '../core/calls/routing/voice-request.ts'
import type { Referral } from '../core/messaging/items/ad-referral.ts'
import type { SharedPlace } from '../core/messaging/items/shared-place.ts'
import type { Inbound } from '../core/messaging/messages/read-arrival.ts'
import { cutText } from '../core/platform/cut-text.ts'
import { refusedFields } from '../core/platform/errors.ts'
import { asTold } from '../core/telephony/twilio/reports.ts'

type Form = Record<string, string | string[]>

/** Twilio's sids have 34 characters, a WhatsApp user's id 128, a file's URL about 150, a profile name 25. */
const MAX = { sid: 64, address: 200, url: 2000, type: 200, name: 200, code: 20, headline: 200, words: 300 }
/** WhatsApp's longest text. */
const BODY_MAX = 4096

/** Twilio's inbound form as our message. Unknown fields are ignored: Twilio adds them without notice. */
export function readInbound(form: Form): Inbound {
  const count = Math.min(Number(text(form, 'NumMedia') || 0) || 0, 10)
  const media = Array.from({ length: count }, (_, i) => ({
    url: bounded(form, `MediaUrl${i}`, MAX.url),
    content_type: cutText(text(form, `MediaContentType${i}`), MAX.type) || 'application/octet-stream',
  }))
  const location = readPlace(form)
  const chosen = text(form, 'ButtonText') || text(form, 'ListTitle') || text(form, 'ButtonPayload')
  const words = text(form, 'Body') || chosen || (location ? placeWords(location) : '')
  return {
    sid: needed(form, 'MessageSid', MAX.sid),
    from: needed(form, 'From', MAX.address),
    to: cutText(text(form, 'To'), MAX.address) || undefined,
    user_ids: [text(form, 'ExternalUserId'), text(form, 'ParentExternalUserId')].filter(isUserId),
    body: cutText(words, BODY_MAX),
    told_kind: readKind(form),
    quotes: bounded(form, 'OriginalRepliedMessageSid', MAX.sid) || undefined,
    location,
    referral: readReferral(form),
    profile_name: cutText(text(form, 'ProfileName'), MAX.name) || undefined,
    media: media.filter(({ url }) => url !== ''),
    opt_out_type: text(form, 'OptOutType') || undefined,
  }
}

/** A longer one is none of WhatsApp's. */
const isUserId = (id: string) => id !== '' && id.length <= MAX.address

/** Twilio's delivery report. */
export const readReport = (form: Form) =>
  asTold({
    sid: needed(form, 'MessageSid', MAX.sid),
    status: text(form, 'MessageStatus') || needed(form, 'SmsStatus', MAX.name),
    error_code: bounded(form, 'ErrorCode', MAX.code) || undefined,
  })

/** The progress of a call's leg. */
export const readLeg = (form: Form): ToldLeg => ({
  sid: needed(form, 'CallSid', MAX.sid),
  parent: bounded(form, 'ParentCallSid', MAX.sid) || undefined,
  to: bounded(form, 'To', MAX.address),
  status: bounded(form, 'CallStatus', MAX.code),
  seconds: secondsIn(form, 'CallDuration'),
})

/** Twilio's request for a call's next step. */
export const readAsked = (form: Form): Asked => ({
  ...readLeg(form),
  from: bounded(form, 'From', MAX.address),
  dial: text(form, 'DialCallStatus')
    ? { status: bounded(form, 'DialCallStatus', MAX.code), seconds: secondsIn(form, 'DialCallDuration') }
    : undefined,
  recording: text(form, 'RecordingSid') ? recordingIn(form) : undefined,
  call: bounded(form, 'callId', MAX.sid) || undefined,
})

/** A recording that has finished or failed. */
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

/** Whole seconds, up to a day, which is more than any call lasts. */
function secondsIn(form: Form, name: string): number | undefined {
  const seconds = Math.floor(Number(text(form, name) || Number.NaN))
  return seconds >= 0 && seconds <= 86_400 ? seconds : undefined
}

/** The kind of a message that a customer picked instead of writing, or of a sticker, which has a file like a photo. */
function readKind(form: Form): Inbound['told_kind'] {
  if (text(form, 'ListId') || text(form, 'ListTitle')) return 'list'
  if (text(form, 'ButtonText') || text(form, 'ButtonPayload')) return 'button'
  return text(form, 'MessageType') === 'sticker' ? 'sticker' : undefined
}

function readPlace(form: Form): SharedPlace | undefined {
  const [latitude, longitude] = [degrees(form, 'Latitude', 90), degrees(form, 'Longitude', 180)]
  if (latitude === undefined || longitude === undefined) return
  const [name, address] = [cut(form, 'Label', MAX.name), cut(form, 'Address', MAX.words)]
  return { latitude, longitude, name, address }
}

function degrees(form: Form, name: string, most: number): number | undefined {
  const given = text(form, name)
  const number = given === '' ? Number.NaN : Number(given)
  return Math.abs(number) <= most ? number : undefined
}

function readReferral(form: Form): Referral | undefined {
  const of = {
    source_id: cut(form, 'ReferralSourceId', MAX.sid),
    source_url: webAddress(text(form, 'ReferralSourceUrl')),
    headline: cut(form, 'ReferralHeadline', MAX.headline),
    body: cut(form, 'ReferralBody', MAX.words),
  }
  if (Object.values(of).every((part) => part === undefined)) return
  return { kind: text(form, 'ReferralSourceType') === 'post' ? 'post' : 'ad', ...of }
}

/** Users click on it, so only web URLs are allowed. */
const webAddress = (given: string) =>
  given.length <= MAX.url && /^https?:\/\//i.test(given) && URL.canParse(given) ? given : undefined

/** The first `max` characters of a field that is only displayed. */
const cut = (form: Form, name: string, max: number) => cutText(text(form, name), max) || undefined

function text(form: Form, name: string): string {
  const value = form[name] ?? ''
  return (Array.isArray(value) ? (value[0] ?? '') : value).trim()
}

/** A longer value is not Twilio's, and could not be a key or part of an item. */
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
