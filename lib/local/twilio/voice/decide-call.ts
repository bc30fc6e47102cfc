import type { Simulator } from '../simulator.ts'
import { notFound, TwilioError } from '../twilio-error.ts'
import { type CallStatus, type End, isAnswered, isEnd, isOver, type Leg } from './leg.ts'
import { answerLeg, hangUp, moveLeg } from './move-leg.ts'
import { settled } from './wait.ts'

export const DECISIONS = ['ringing', 'in-progress', 'completed', 'busy', 'no-answer', 'failed', 'canceled'] as const
/** `duration` is the call's length in seconds, if it should not be measured. */
export type Decision = { status?: (typeof DECISIONS)[number]; duration?: number; recording_seconds?: number }

const refused = (sentence: string) => new TwilioError(409, 21220, sentence)

/**
 * Plays people's actions on a call: the customer's phone answers, is busy, hangs up; someone answers the customer; a
 * recording of some seconds is made. Returns once all resulting webhooks were sent.
 */
export async function decideCall(sim: Simulator, sid: string, decision: Decision): Promise<void> {
  const { status, duration, recording_seconds } = decision
  // Hanging up an ended call changes nothing.
  if (isEnd(String(sim.store.get('call', sid)?.status)) && status === 'completed' && !recording_seconds) return
  const leg = findPhone(sim, sid)
  // A leg without a script was called; the caller's leg follows TwiML.
  const isCalled = leg.script === null
  // Both at once: it was answered and has ended.
  if (status === 'completed' && duration && !recording_seconds) answerAny(sim, isCalled ? [leg] : dialed(leg))
  if (duration !== undefined) for (const one of [leg, leg.parent, ...dialed(leg)]) if (one) one.seconds = duration
  if (recording_seconds) await leaveRecording(leg, recording_seconds)
  if (status && isCalled) decideCalled(sim, leg, status)
  else if (status) decideCaller(sim, leg, status)
  await settled(leg)
}

/** For a browser's call, the phone that it calls: the console does not play the browser itself. */
function findPhone(sim: Simulator, sid: string): Leg {
  const leg = sim.legs.get(sid)
  const record = sim.store.get('call', sid)
  if (!record) throw notFound(`/Calls/${sid}.json`)
  if (!leg) throw refused(`This call is over: ${record.status}.`)
  if (!leg.line || leg.parent) return leg
  const [called] = dialed(leg)
  if (!called) throw refused('This browser is calling nobody right now.')
  return called
}

const dialed = ({ activity }: Leg) => (activity?.verb === 'Dial' ? activity.children.filter((one) => !isOver(one)) : [])
const isBridged = (leg: Leg) => dialed(leg).some(isAnswered)

function answerAny(sim: Simulator, ringing: Leg[]) {
  const [first] = ringing
  if (first && !ringing.some(isAnswered)) answerLeg(sim, first)
}

/** On the side of a phone or browser that was called. */
function decideCalled(sim: Simulator, leg: Leg, status: CallStatus) {
  if (!isAnswered(leg)) {
    if (status === 'completed') throw refused('Nobody has answered this call yet.')
    moveLeg(sim, leg, status)
  } else if (status === 'completed' || status === 'canceled') hangUp(sim, leg)
  else throw refused(`This call was answered: it can no longer be ${status}.`)
}

/** On the side of a customer who called or was transferred. */
function decideCaller(sim: Simulator, leg: Leg, status: CallStatus) {
  if (status === 'completed' || status === 'canceled') return hangUp(sim, leg)
  if (isBridged(leg)) throw refused(`Somebody has answered this call: it can no longer be ${status}.`)
  if (status !== 'in-progress') return ringOut(leg, status)
  if (dialed(leg).length === 0) throw refused('Nobody is being called who could answer.')
  answerAny(sim, dialed(leg))
}

/** No one answers, neither now nor in later Dials, until the caller reaches a voicemail. */
function ringOut(leg: Leg, status: CallStatus) {
  if (leg.activity?.verb !== 'Dial' || status === 'ringing' || status === 'queued') return
  leg.ringsOut = status as End
  leg.activity.giveUp(status as End)
}

/** Records this many seconds: to the voicemail, by ringing out first, or during a recorded Dial. */
async function leaveRecording(leg: Leg, seconds: number) {
  if (dialed(leg).length > 0 && !isBridged(leg)) {
    ringOut(leg, 'no-answer')
    await settled(leg)
  }
  const recorded = leg.activity ? leg : leg.parent
  const { activity } = recorded ?? {}
  const isTalk = activity?.verb === 'Dial' && activity.isRecorded && recorded !== null && isBridged(recorded)
  if (!recorded || (activity?.verb !== 'Record' && !isTalk)) throw refused('Nothing is being recorded on this call.')
  for (const one of [recorded, ...dialed(recorded)]) one.recordedSeconds = seconds
  if (activity?.verb === 'Record') activity.record(seconds)
}
