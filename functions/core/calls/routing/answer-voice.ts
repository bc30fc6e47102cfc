import type { Work } from '../../platform/ctx.ts'
import { voiceStepAt, webhookAddresses } from '../../telephony/connections/webhook-addresses.ts'
import { createTwiml, type Twiml } from '../../telephony/twilio/twiml.ts'
import { isDevice } from '../devices/device-names.ts'
import { connectCall } from './connect-call.ts'
import { receiveCall } from './receive-call.ts'
import { takeStep } from './take-step.ts'
import type { Asked, Step } from './voice-request.ts'
import { type Addresses, announce } from './write-steps.ts'

/** Tells Twilio what a call does next, under the addresses of this token; safe to repeat. */
export async function answerVoice(work: Work, token: string, { step, to }: Step, asked: Asked) {
  const { voice_status, recording } = webhookAddresses(token)
  const at: Addresses = { step: (query) => voiceStepAt({ token }, query), status: voice_status, recording }
  const twiml = await createTwiml()
  await answer(work, twiml, at, { step, to }, asked)
  return { twiml: twiml.toString() }
}

function answer(work: Work, twiml: Twiml, at: Addresses, { step, to }: Step, asked: Asked): Promise<void> | void {
  if (step === 'announce') return announce(twiml)
  if (step !== undefined) return takeStep(work, twiml, at, { step, to }, asked)
  return isDevice(asked.from) ? connectCall(work, twiml, at, asked) : receiveCall(work, twiml, at, asked)
}
