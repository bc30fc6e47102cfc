import { decodeTime } from 'ulid'
import type { CallStatus } from '#contract/calls/call-statuses.ts'
import type { CallItem } from './entity.ts'
import {
  customerSidOf,
  type Dial,
  type Facts,
  isAnswered,
  isConnected,
  isEnded,
  type Leg,
  longerOf,
  NO_LEG,
  talkedInAll,
} from './told-facts.ts'

/** The start of a call, ISO 8601. */
export const startOf = ({ id }: Pick<CallItem, 'id'>) => new Date(decodeTime(id)).toISOString()

/** A call's status, derived from the known facts alone: the same facts always give the same status. */
export function standingOf(facts: Facts): { status: CallStatus; seconds?: number; agent?: string } {
  const { first, dialed, dials } = partsOf(facts)
  const answered = dialed.filter(isAnswered)
  const connected = dials.find(isConnected)
  const agent = agentOf(facts, answered)
  if (answered.length === 0 && !connected && !isFirstUp(facts)) return { ...unansweredOf(facts), agent }

  // An agent who transfers a customer hangs up; the customer stays.
  const stays = facts.transferred_to === undefined ? undefined : customerSidOf(facts)
  const customer = stays === undefined ? undefined : facts.legs[stays]
  const isOver =
    stays !== undefined ? isEnded(customer) : isEnded(first) || answered.some(isEnded) || connected !== undefined
  if (!isOver) return { status: 'in-progress', agent }
  const talked = answered.map(({ seconds }) => seconds).reduce(longerOf, undefined)
  const seconds =
    stays === undefined
      ? (talked ?? connected?.seconds ?? first?.seconds)
      : (talkedInAll(facts, answered) ?? customer?.seconds ?? talked)
  return { status: 'completed', seconds: seconds ?? 0, agent }
}

function partsOf({ sid = NO_LEG, legs, dials }: Facts) {
  const known = (Object.entries(legs) as [string, Leg][]).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const tried = Object.values(dials) as Dial[]
  return {
    first: known.find(([one]) => one === sid)?.[1],
    dialed: known.filter(([one]) => one !== sid).map(([, leg]) => leg),
    dials: tried.filter(({ status }) => status !== 'begun'),
    isDialing: tried.some(({ status }) => status === 'begun'),
  }
}

/** The first leg alone implies a conversation if nothing is known to the contrary. */
function isFirstUp(facts: Facts): boolean {
  const { first, dialed, dials, isDialing } = partsOf(facts)
  const hasFailed = dials.length > 0 || (dialed.length > 0 && dialed.every(isEnded))
  const isRefuted = facts.asked_for_voicemail || isDialing || hasFailed
  if (!first || isRefuted) return false
  const hasTalked = facts.direction === 'outbound' && first.status === 'completed' && (first.seconds ?? 0) > 0
  return first.was_up === true || hasTalked
}

/**
 * An inbound call is over when the caller was asked for a message, or has hung up and every attempt to connect them has
 * a reported outcome: a hangup may be reported before the fact that someone answered.
 */
function unansweredOf(facts: Facts): { status: CallStatus; seconds?: number } {
  const { first, dialed, dials, isDialing } = partsOf(facts)
  const isInbound = facts.direction === 'inbound'
  const hasFailed = dials.length > 0 || (dialed.length > 0 && dialed.every(isEnded))
  const isOver = isInbound ? facts.asked_for_voicemail || (isEnded(first) && !isDialing) : isEnded(first) || hasFailed
  if (!isOver) {
    const rings = isInbound || [first, ...dialed].some((leg) => leg && leg.status !== 'initiated')
    return { status: rings ? 'ringing' : 'initiated' }
  }
  // Its browser never connected, so no one was called.
  if (facts.sid === undefined) return { status: 'failed', seconds: 0 }
  const words: string[] = [...(isInbound ? [] : [...dials, ...dialed]), ...(first ? [first] : [])].map(
    ({ status }) => status,
  )
  // Of a call out it says that we hung up before they could answer.
  const known = isInbound ? (['busy', 'failed'] as const) : (['busy', 'failed', 'canceled'] as const)
  const status = known.find((word) => words.includes(word)) ?? 'no-answer'
  return { status: facts.asked_for_voicemail ? 'no-answer' : status, seconds: 0 }
}

/** The agent on the call: its transfer target once they answer, until then whoever had it; else who made or took it. */
function agentOf({ direction, agent, transferred_to }: Facts, answered: Leg[]): string | undefined {
  const users = answered.flatMap(({ user }) => user ?? [])
  if (transferred_to !== undefined) return users.includes(transferred_to) ? transferred_to : (agent ?? users[0])
  return direction === 'outbound' ? agent : users[0]
}
