import { newCall } from '../calls/new-call.ts'
import { withAnnounced } from '../calls/told-facts.ts'
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
  const { isRecorded, listener, organization } = house
  const announced = isRecorded ? { dealership: organization.name, listener } : undefined
  return {
    call,
    tell: (seen) => ({ ...withRoute(seen, plan), ...(announced && withAnnounced(seen, announced, now)) }),
    answer: { ...answerBy(plan, { org: turn.org, to }, house), announced },
  }
}
