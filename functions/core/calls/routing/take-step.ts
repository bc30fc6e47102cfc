import { findMember } from '../../people/accounts/door.ts'
import { readDialStatus } from '../calls/leg-statuses.ts'
import { withLeg } from '../calls/record-leg.ts'
import { isConnected, mergeDial } from '../calls/told-facts.ts'
import { updateCall } from '../calls/update-call.ts'
import { identityOf } from '../devices/device-names.ts'
import { recordRecording } from '../recordings/record-recording.ts'
import { routeOn } from './receive-call.ts'
import { goesOn } from './rules.ts'
import type { Step, Turn } from './voice-request.ts'
import { dialDevices } from './write-steps.ts'

/** Time a call rings the colleague it is transferred to. */
const TRANSFER_SECONDS = 20

/** Continues a call whose step is over; a call that is not ours ends. */
export async function takeStep(turn: Turn, { step = '', to }: Step) {
  const { org, asked, twiml } = turn
  if (step === 'transfer') return ringAt(turn, to)
  if (step === 'voicemail') await keepMessage(turn)
  const status = readDialStatus(asked.dial?.status ?? '')
  const dial = status && { status, seconds: asked.dial?.seconds }
  const call = await updateCall(turn.find, ({ legs, dials }) => ({
    legs: withLeg(org, legs, asked),
    ...(dial && { dials: { ...dials, [step]: mergeDial(dials[step], dial) } }),
  }))
  const isOver = !call || !dial || isConnected(dial) || !goesOn(step)
  if (isOver) twiml.hangup()
  else await routeOn(turn, call, step)
}

/** The end of a voicemail reports the recording too: if only one of the two webhooks arrives, it is not lost. */
async function keepMessage(turn: Turn) {
  const { sid: call, recording } = turn.asked
  if (recording) await recordRecording(turn, { call, ...recording, status: 'completed', isMessage: true })
}

/** Rings the browser of the colleague that a customer is transferred to. */
async function ringAt(turn: Turn, to: string | undefined) {
  const { org, twiml } = turn
  const [call, user] = await Promise.all([turn.find(), to === undefined ? undefined : findMember(org, to)])
  if (!call || !user || user.suspended) {
    twiml.hangup()
    return
  }
  const identities = [identityOf(org, user.id)]
  dialDevices(turn, {
    identities,
    call,
    seconds: TRANSFER_SECONDS,
    step: 'transferred',
    isRecorded: false,
  })
}
