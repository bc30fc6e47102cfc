import { findUser } from '../../people/accounts/store.ts'
import type { Work } from '../../platform/ctx.ts'
import type { Twiml } from '../../telephony/twilio/twiml.ts'
import { readDialStatus } from '../calls/leg-statuses.ts'
import { withLeg } from '../calls/record-leg.ts'
import { isConnected, mergeDial } from '../calls/rules.ts'
import { findCallBySid } from '../calls/store.ts'
import { updateCall } from '../calls/update-call.ts'
import { identityOf } from '../devices/device-names.ts'
import { recordRecording } from '../recordings/record-recording.ts'
import { routeOn } from './receive-call.ts'
import { goesOn } from './rules.ts'
import type { Asked, Step } from './voice-request.ts'
import { type Addresses, dialDevices } from './write-steps.ts'

/** How long it rings at a colleague whom a call is transferred to. */
const TRANSFER_SECONDS = 20

/** Goes on with a call whose step is over; one that is none of ours ends. */
export async function takeStep(work: Work, twiml: Twiml, at: Addresses, { step = '', to }: Step, asked: Asked) {
  const { org } = work
  if (step === 'transfer') return ringAt(work, twiml, at, to, asked)
  if (step === 'voicemail') await keepMessage(work, asked)
  const status = readDialStatus(asked.dial?.status ?? '')
  const dial = status && { status, seconds: asked.dial?.seconds }
  const call = await updateCall(
    () => findCallBySid(org, asked.sid),
    ({ legs, dials }) => ({
      legs: withLeg(org, legs, asked),
      ...(dial && { dials: { ...dials, [step]: mergeDial(dials[step], dial) } }),
    }),
  )
  const isOver = !call || !dial || isConnected(dial) || !goesOn(step)
  if (isOver) twiml.hangup()
  else await routeOn(work, twiml, at, call, step)
}

/** The end of a message tells of it as well: where only one of the two webhooks arrives, it is not lost. */
async function keepMessage(work: Work, { sid: call, recording }: Asked) {
  if (recording) await recordRecording(work, { call, ...recording, status: 'completed', isMessage: true })
}

/** Rings in the browser of the colleague to whom a customer is handed over. */
async function ringAt({ org }: Work, twiml: Twiml, at: Addresses, to: string | undefined, { sid }: Asked) {
  const [call, user] = await Promise.all([findCallBySid(org, sid), to === undefined ? undefined : findUser(to)])
  if (!call || user?.org !== org || user.suspended) {
    twiml.hangup()
    return
  }
  const identities = [identityOf(org, user.id)]
  dialDevices(twiml, at, {
    identities,
    call,
    seconds: TRANSFER_SECONDS,
    step: 'transferred',
    isRecorded: false,
  })
}
