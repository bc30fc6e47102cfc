import type VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import { ANNOUNCEMENT, THANKS_FOR_CALLING, VOICEMAIL_GREETING } from '#contract/calls/spoken.ts'
import type { Language } from '#contract/language.ts'
import { customerNumberOf } from '../calls/customer-of-call.ts'
import type { CallItem } from '../calls/entity.ts'
import { DIALED } from '../calls/told-facts.ts'
import type { Addresses, Answer } from './voice-request.ts'

/** Time a customer's phone rings. */
const NUMBER_SECONDS = 30
const LONGEST_MESSAGE_SECONDS = 120

const VOICES = { en: 'en-US', es: 'es-MX' } as const
const EVENTS = ['initiated', 'ringing', 'answered', 'completed'] as const

export function say(to: VoiceResponse, text: string, language: Language) {
  to.say({ language: VOICES[language] }, text)
}

export function announce(to: VoiceResponse) {
  for (const language of ['en', 'es'] as const) say(to, ANNOUNCEMENT[language], language)
}

/** Rings a customer's number; they hear that they are recorded before anyone can hear them. */
export function dialNumber({ twiml, at }: Answer, dialed: { number: string; from: string; isRecorded: boolean }) {
  const { number, from, isRecorded } = dialed
  const dial = twiml.dial({
    callerId: from,
    timeout: NUMBER_SECONDS,
    ...dialing(at, { step: DIALED, isRecorded }),
  })
  dial.number({ ...reported(at), ...(isRecorded && { url: at.step({ step: 'announce' }) }) }, number)
}

/** The number shown to a browser when the caller's is withheld. */
const ANONYMOUS = 'anonymous'

/**
 * Rings colleagues' browsers, all at once; the first to accept gets the call. They are told whom they will talk to:
 * Twilio only tells them who is calling, which is ourselves when a customer we called is transferred.
 */
export function dialDevices(
  { twiml, at }: Answer,
  dialed: { identities: string[]; call: Dialed; seconds: number; step: string; isRecorded: boolean },
) {
  const { identities, call, seconds, ...more } = dialed
  const dial = twiml.dial({ timeout: seconds, ...dialing(at, more) })
  for (const identity of identities) {
    const client = dial.client(reported(at))
    client.identity(identity)
    client.parameter({ name: 'callId', value: call.id })
    client.parameter({ name: 'number', value: customerNumberOf(call) || ANONYMOUS })
  }
}
type Dialed = Pick<CallItem, 'id' | 'direction' | 'from' | 'to'>

const dialing = (at: Addresses, { step, isRecorded }: { step: string; isRecorded: boolean }) => ({
  answerOnBridge: true,
  action: at.step({ step }),
  ...(isRecorded && { record: 'record-from-answer-dual' as const, ...recorded(at) }),
})

const reported = (at: Addresses) => ({ statusCallback: at.status, statusCallbackEvent: [...EVENTS] })
const recorded = (at: Addresses) => ({
  recordingStatusCallback: at.recording,
  recordingStatusCallbackEvent: ['completed' as const],
})

/** Asks a customer for a message, in both languages; `thankedBy`: whom they called, absent if they talked to us. */
export function recordVoicemail({ twiml, at }: Answer, { thankedBy }: { thankedBy?: string }) {
  for (const language of ['en', 'es'] as const) {
    const thanks = thankedBy === undefined ? '' : `${THANKS_FOR_CALLING[language](thankedBy)} `
    say(twiml, thanks + VOICEMAIL_GREETING[language], language)
  }
  twiml.record({
    maxLength: LONGEST_MESSAGE_SECONDS,
    playBeep: true,
    action: at.step({ step: 'voicemail' }),
    ...recorded(at),
  })
  twiml.hangup()
}
