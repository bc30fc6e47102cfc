import type VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import { ANNOUNCEMENT, type Recorder, THANKS_FOR_CALLING, VOICEMAIL_GREETING } from '#contract/calls/spoken.ts'
import type { Language } from '#contract/language.ts'
import { voiceStepAt, webhookAddresses } from '../../telephony/connections/webhook-addresses.ts'
import { createTwiml } from '../../telephony/twilio/twiml.ts'
import { customerNumberOf } from '../calls/customer-of-call.ts'
import type { CallItem } from '../calls/entity.ts'
import type { Answer, RingsDevices, RingsNumber, TakesMessage } from './voice-answer.ts'

/** Time a customer's phone rings. */
const NUMBER_SECONDS = 30
const LONGEST_MESSAGE_SECONDS = 120

const VOICES = { en: 'en-US', es: 'es-MX' } as const
const EVENTS = ['initiated', 'ringing', 'answered', 'completed'] as const

/** The URLs for Twilio's next requests and reports. */
interface Addresses {
  step: (step: Record<string, string>) => string
  status: string
  recording: string
}

type Rung = Pick<CallItem, 'id' | 'direction' | 'from' | 'to'>

/** The TwiML of what a call does next, with URLs for this token. */
export async function writeSteps(token: string, answer: Answer, call?: Rung): Promise<string> {
  const twiml = await createTwiml()
  const { voice_status: status, recording } = webhookAddresses(token)
  write(twiml, { step: (query) => voiceStepAt({ token }, query), status, recording }, answer, call)
  return twiml.toString()
}

function write(twiml: VoiceResponse, at: Addresses, answer: Answer, call?: Rung): void {
  if ('announced' in answer && answer.announced) announce(twiml, answer.announced)
  switch (answer.next) {
    case 'announce':
      break
    case 'ring_number':
      dialNumber(twiml, at, answer)
      break
    case 'ring_devices':
      if (call) dialDevices(twiml, at, answer, call)
      break
    case 'take_message':
      recordVoicemail(twiml, at, answer)
      break
    case 'refuse':
      say(twiml, answer.because, answer.language)
      twiml.hangup()
      break
    case 'hang_up':
      twiml.hangup()
  }
}

function say(to: VoiceResponse, text: string, language: Language) {
  to.say({ language: VOICES[language] }, text)
}

function announce(to: VoiceResponse, recorder: Recorder) {
  for (const language of ['en', 'es'] as const) say(to, ANNOUNCEMENT[language](recorder), language)
}

function dialNumber(twiml: VoiceResponse, at: Addresses, { step, number, from, isRecorded }: RingsNumber) {
  const dial = twiml.dial({
    callerId: from,
    timeout: NUMBER_SECONDS,
    ...dialing(at, { step, isRecorded }),
  })
  dial.number({ ...reported(at), ...(isRecorded && { url: at.step({ step: 'announce' }) }) }, number)
}

/** The number shown to a browser when the caller's is withheld. */
const ANONYMOUS = 'anonymous'

/**
 * Colleagues are told whom they will talk to: Twilio only tells them who is calling, which is ourselves when a customer
 * we called is transferred.
 */
function dialDevices(
  twiml: VoiceResponse,
  at: Addresses,
  { identities, seconds, ...dialed }: RingsDevices,
  call: Rung,
) {
  const dial = twiml.dial({ timeout: seconds, ...dialing(at, dialed) })
  for (const identity of identities) {
    const client = dial.client(reported(at))
    client.identity(identity)
    client.parameter({ name: 'callId', value: call.id })
    client.parameter({ name: 'number', value: customerNumberOf(call) || ANONYMOUS })
  }
}

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

/** Asks a customer for a message, in both languages. */
function recordVoicemail(twiml: VoiceResponse, at: Addresses, { thankedBy }: TakesMessage) {
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
