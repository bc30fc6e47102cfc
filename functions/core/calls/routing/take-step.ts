import type { NewCall } from '../calls/entity.ts'
import { withLeg } from '../calls/record-leg.ts'
import { withRecorded } from '../calls/record-recording.ts'
import { isConnected, mergeDial, withAnnounced } from '../calls/told-facts.ts'
import { identityOf } from '../devices/device-names.ts'
import { answerBy, routeOf, withRoute } from './route-of.ts'
import { type Decision, HANG_UP } from './voice-answer.ts'
import { dialIn, type Turn } from './voice-request.ts'

/** Continues a call whose step is over; a call that is not ours ends. */
export function takeStep(turn: Turn): Decision {
  const { org, now, step, call, house } = turn
  if (!call) return HANG_UP
  const plan = house && routeOf(call, house, now, step)
  const tell = (seen: NewCall) => {
    const told = withStep(seen, turn)
    return plan ? { ...told, ...withRoute({ ...seen, ...told }, plan) } : told
  }
  return { ...(plan ? { answer: answerBy(plan, { org, to: call.to, after: step }, house) } : HANG_UP), call, tell }
}

/** What Twilio reports with the end of a step; of a message its recording too, should its own report not arrive. */
function withStep(seen: NewCall, { org, asked, step = '' }: Turn) {
  const dial = dialIn(asked)
  const recording = step === 'voicemail' && asked.recording?.url ? asked.recording : undefined
  return {
    legs: withLeg(org, seen.legs, asked),
    ...(dial && { dials: { ...seen.dials, [step]: mergeDial(seen.dials[step], dial) } }),
    ...(recording && withRecorded(seen, { ...recording, isMessage: true })),
    // They heard it, and talked or left a message all the same.
    ...(seen.announced &&
      (recording || (dial && isConnected(dial))) && { announced: { ...seen.announced, went_on: true } }),
  }
}

/** Tells whom we called that they are recorded, before anyone can hear them. */
export function announceTo({ call, announced, now }: Turn): Decision {
  const tell = announced && ((seen: NewCall) => withAnnounced(seen, announced, now))
  return { call, tell, answer: { next: 'announce', announced } }
}

/** Time a call rings the colleague it is transferred to. */
const TRANSFER_SECONDS = 20

/** Rings the browser of the colleague that a customer is transferred to. */
export function ringColleague({ org, call, user }: Turn): Decision {
  if (!call || !user || user.suspended) return HANG_UP
  const rings = { identities: [identityOf(org, user.id)], seconds: TRANSFER_SECONDS, step: 'transferred' }
  return { call, answer: { next: 'ring_devices', ...rings, isRecorded: false } }
}
