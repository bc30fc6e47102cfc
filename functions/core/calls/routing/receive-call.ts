import { newCall } from '../calls/new-call.ts'
import { answerBy, routeOf, withRoute } from './route-of.ts'
import { type Decision, HANG_UP } from './voice-answer.ts'
import { numberOf, type Turn } from './voice-request.ts'

/** Receives a customer's call: its contact and its record exist before anything rings. */
export function receiveCall(turn: Turn): Decision {
  const { asked, now, house, contact } = turn
  if (!house) return HANG_UP
  const { sid, to } = asked
  const made = { direction: 'inbound', from: numberOf(asked), to, status: 'ringing', sid } as const
  const call = turn.call ?? newCall(turn, house.organization.timezone, made, contact)
  const plan = routeOf(call, house, now)
  return {
    call,
    tell: (seen) => withRoute(seen, plan),
    answer: { ...answerBy(plan, turn.org, house), isAnnounced: house.isRecorded },
  }
}
