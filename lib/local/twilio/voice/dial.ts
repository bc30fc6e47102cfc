import type { Simulator } from '../simulator.ts'
import type { Params } from '../webhook.ts'
import { type Activity, type End, isAnswered, type Leg } from './leg.ts'
import { answerLeg, hangUp, moveLeg } from './move-leg.ts'
import type { Source } from './open-document.ts'
import { makeRecording } from './recordings.ts'
import { ring } from './ring.ts'
import type { DialVerb } from './twiml.ts'
import { pause, untilAborted } from './wait.ts'

/** Plays a document to the called party before they are connected. */
type Announce = (called: Leg, announcement: Source) => Promise<void>

/** Calls everyone a Dial names, connects the first to answer, and reports the outcome to its action. */
export async function dial(
  sim: Simulator,
  caller: Leg,
  verb: DialVerb,
  signal: AbortSignal,
  announce: Announce,
): Promise<Source | null> {
  if (!verb.answersOnBridge) answerLeg(sim, caller)
  const gaveUp = Promise.withResolvers<End>()
  const children = verb.nouns.map((noun) => ring(sim, caller, verb, noun))
  const activity: Activity = { verb: 'Dial', children, isRecorded: verb.isRecorded, giveUp: gaveUp.resolve }
  caller.activity = activity
  caller.recordedSeconds = null

  const first = await Promise.race([
    firstAnswered(children),
    allEnded(children),
    pause(sim, verb.timeoutSeconds * 1000).then((): End => 'no-answer'),
    gaveUp.promise,
    Promise.race([caller.ended.promise, untilAborted(signal)]).then((): End => 'canceled'),
  ])
  const called = typeof first === 'string' ? null : first
  for (const child of children)
    if (child !== called) moveLeg(sim, child, typeof first === 'string' ? first : 'canceled')

  const announcement = called && verb.nouns[children.indexOf(called)]?.announcement
  if (announcement) await announce(called, announcement)
  const talked = called && (await talk(sim, { caller, called, verb, signal }))
  // Another document may be dialing by now.
  if (caller.activity === activity) caller.activity = null
  caller.outcome = called ? 'completed' : (first as End)
  if (signal.aborted || !verb.action) return null
  const sid = (called ?? children.at(-1))?.sid ?? ''
  return { ...verb.action, params: { DialCallStatus: caller.outcome, DialCallSid: sid, ...talked } }
}

type Talk = { caller: Leg; called: Leg; verb: DialVerb; signal: AbortSignal }

/** Connects the two until one of them hangs up or is redirected; returns the parameters for the action. */
async function talk(sim: Simulator, { caller, called, verb, signal }: Talk): Promise<Params> {
  answerLeg(sim, caller)
  const since = sim.now()
  const left = Symbol()
  const end = await Promise.race([
    called.ended.promise,
    called.left.promise.then(() => left),
    caller.ended.promise,
    untilAborted(signal),
  ])
  if (end !== left) hangUp(sim, called)
  const recorded = caller.recordedSeconds
  const seconds = called.seconds ?? Math.max(Math.round((sim.now() - since) / 1000), recorded ?? 0)
  const report = { DialCallDuration: String(seconds), DialBridged: 'true' }
  if (!verb.isRecorded) return report
  const { RecordingUrl = '' } = makeRecording(sim, caller, {
    source: 'DialVerb',
    seconds: recorded ?? seconds,
    channels: verb.channels,
    callback: verb.recordingCallback,
  })
  return { ...report, RecordingUrl }
}

const firstAnswered = (children: Leg[]) =>
  Promise.any(children.map((child) => child.answered.promise.then(() => child))).catch(() => never)

/** The outcome of a Dial that no one answered. */
async function allEnded(children: Leg[]): Promise<End> {
  const ends = await Promise.all(children.map(({ ended, answered }) => Promise.race([ended.promise, answered.promise])))
  if (children.some(isAnswered)) return never
  return (['busy', 'no-answer', 'failed'] as const).find((end) => ends.includes(end)) ?? 'canceled'
}

const never = new Promise<never>(() => {})
