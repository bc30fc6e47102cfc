import type { Work } from '../../platform/ctx.ts'
import { voiceStepAt, webhookAddresses } from '../../telephony/connections/webhook-addresses.ts'
import { createTwiml } from '../../telephony/twilio/twiml.ts'
import { findCallBySid } from '../calls/store.ts'
import { isDevice } from '../devices/device-names.ts'
import { connectCall } from './connect-call.ts'
import { receiveCall } from './receive-call.ts'
import { takeStep } from './take-step.ts'
import type { Asked, Step, Turn } from './voice-request.ts'
import { announce } from './write-steps.ts'

/** Tells Twilio what a call does next, with URLs for this token; safe to repeat. */
export async function answerVoice(work: Work, token: string, step: Step, asked: Asked) {
  const { voice_status, recording } = webhookAddresses(token)
  const twiml = await createTwiml()
  const at = { step: (query: Record<string, string>) => voiceStepAt({ token }, query), status: voice_status, recording }
  const find = () => findCallBySid(work.org, asked.sid)
  await answer({ ...work, asked, find, at, twiml }, step)
  return { twiml: twiml.toString() }
}

function answer(turn: Turn, { step, to }: Step): Promise<void> | void {
  if (step === 'announce') return announce(turn.twiml)
  if (step !== undefined) return takeStep(turn, { step, to })
  return isDevice(turn.asked.from) ? connectCall(turn) : receiveCall(turn)
}
