import type { Simulator } from '../simulator.ts'
import { dial } from './dial.ts'
import { isOver, type Leg } from './leg.ts'
import { answerLeg, hangUp, moveLeg } from './move-leg.ts'
import { openDocument, type Source } from './open-document.ts'
import { record } from './record.ts'
import { TwimlError, type Verb } from './twiml.ts'
import { pause, untilAborted } from './wait.ts'

/**
 * Follows TwiML from one document to the next until nothing is left to do, then hangs up. Cancels the leg's previous
 * script. A call that has ended still reports how a Dial or Record ended, but the response is not followed.
 */
export async function follow(sim: Simulator, leg: Leg, source: Source): Promise<void> {
  leg.script?.abort()
  leg.left.resolve()
  const script = new AbortController()
  leg.script = script
  try {
    for (let next: Source | null = source; next; ) {
      const verbs: Verb[] = await openDocument(sim, leg, next)
      if (script.signal.aborted || isOver(leg)) return
      next = await perform(sim, leg, verbs, script.signal)
    }
    if (!script.signal.aborted) hangUp(sim, leg, leg.outcome)
  } catch (error) {
    console.error(`Call ${leg.sid}:`, error instanceof TwimlError ? error.message : error)
    if (!script.signal.aborted) hangUp(sim, leg, 'failed')
  }
}

/** Performs a document's verbs; returns the next source, if any. */
async function perform(sim: Simulator, leg: Leg, verbs: Verb[], signal: AbortSignal): Promise<Source | null> {
  for (const verb of verbs) {
    const next = await performOne(sim, leg, verb, signal)
    if (next || signal.aborted || isOver(leg)) return next
  }
  return null
}

async function performOne(sim: Simulator, leg: Leg, verb: Verb, signal: AbortSignal): Promise<Source | null> {
  switch (verb.verb) {
    case 'Dial':
      return dial(sim, leg, verb, signal, (called, announcement) => announce(sim, called, announcement))
    case 'Record':
      return record(sim, leg, verb, signal)
    case 'Redirect':
      return verb.to
    case 'Reject':
      moveLeg(sim, leg, verb.end)
      return null
    case 'Hangup':
      hangUp(sim, leg, leg.outcome)
      return null
    case 'Say':
      answerLeg(sim, leg)
      // To a telephone, which the console plays, speech takes no time.
      if (leg.line) await wait(sim, leg, verb.seconds, signal)
      return null
    case 'Pause':
      answerLeg(sim, leg)
      await wait(sim, leg, verb.seconds, signal)
      return null
    default:
      answerLeg(sim, leg)
      return null
  }
}

const wait = (sim: Simulator, { ended }: Leg, seconds: number, signal: AbortSignal) =>
  Promise.race([pause(sim, seconds * 1000), ended.promise, untilAborted(signal)])

/** Plays the announcement that a called person hears before being connected; a Hangup there ends their leg. */
async function announce(sim: Simulator, called: Leg, announcement: Source) {
  await perform(sim, called, await openDocument(sim, called, announcement), new AbortController().signal)
}
