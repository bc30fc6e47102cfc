import type { Simulator } from '../simulator.ts'
import { type Activity, isOver, type Leg } from './leg.ts'
import { answerLeg } from './move-leg.ts'
import type { Source } from './open-document.ts'
import { makeRecording } from './recordings.ts'
import type { RecordVerb } from './twiml.ts'
import { pause, untilAborted } from './wait.ts'

/** Waits for the caller's message, whose length the console sets; if it is empty, the document continues. */
export async function record(sim: Simulator, leg: Leg, verb: RecordVerb, signal: AbortSignal): Promise<Source | null> {
  answerLeg(sim, leg)
  leg.ringsOut = null
  const made = Promise.withResolvers<number>()
  const activity: Activity = { verb: 'Record', record: made.resolve }
  leg.activity = activity
  const said = await Promise.race([
    made.promise,
    Promise.race([leg.ended.promise, untilAborted(signal), pause(sim, verb.maxSeconds * 1000)]).then(() => 0),
  ])
  if (leg.activity === activity) leg.activity = null
  const seconds = Math.min(said, verb.maxSeconds)
  if (seconds === 0) return null
  const { recordingCallback: callback, action } = verb
  const recording = makeRecording(sim, leg, { source: 'RecordVerb', seconds, channels: 1, callback })
  return action && { ...action, params: { ...recording, Digits: isOver(leg) ? 'hangup' : '' } }
}
