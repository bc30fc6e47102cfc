import { sayRefusal } from '#contract/refusals.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { updateCall } from '../calls/update-call.ts'
import { connectCall } from './connect-call.ts'
import { readTurn } from './read-turn.ts'
import { receiveCall } from './receive-call.ts'
import { announceTo, ringColleague, takeStep } from './take-step.ts'
import type { Decision } from './voice-answer.ts'
import { type Asked, type FindListener, matterOf, type Step, type Turn } from './voice-request.ts'
import { writeSteps } from './write-steps.ts'

/** Tells Twilio what a call does next, with URLs for this token; safe to repeat. */
export async function answerVoice(work: Work, token: string, step: Step, asked: Asked, findListener: FindListener) {
  const turn = await readTurn({ ...work, ...step, asked, findListener, matter: matterOf(step, asked) })
  const { answer, call } = await settle(turn)
  return { twiml: await writeSteps(token, answer, call) }
}

/** Decides, and writes what becomes known; a user hears why they may not call. */
async function settle(turn: Turn): Promise<Decision> {
  try {
    const { answer, call, tell } = await decide(turn)
    return { answer, call: call && tell ? await updateCall(turn.org, call, tell) : call }
  } catch (error) {
    if (turn.matter !== 'out' || !(error instanceof AppError)) throw error
    const language = turn.user?.language ?? 'en'
    return { answer: { next: 'refuse', because: sayRefusal(error.words, language, false), language } }
  }
}

function decide(turn: Turn): Decision | Promise<Decision> {
  switch (turn.matter) {
    case 'announcement':
      return announceTo(turn)
    case 'out':
      return connectCall(turn)
    case 'in':
      return receiveCall(turn)
    case 'transfer':
      return ringColleague(turn)
    case 'step':
      return takeStep(turn)
  }
}
