import { decodeTime } from 'ulid'
import { type CallStatus, isMissed, isOpenCall } from '#contract/calls/call-statuses.ts'
import { NOBODY } from '../../customers/contacts/desk-names.ts'
import { may, maySee } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'
import type { CallItem } from './entity.ts'
import { DIAL_STATUSES, LEG_STATUSES, type LegStatus } from './leg-statuses.ts'

type Leg = CallItem['legs'][string] & object
type Dial = CallItem['dials'][string] & object
/** The known facts about a call: they only accumulate, so neither the order nor repeats of Twilio's reports matter. */
export type Facts = Pick<
  CallItem,
  'direction' | 'sid' | 'legs' | 'dials' | 'asked_for_voicemail' | 'transferred_to' | 'agent'
>

/** The start of a call, ISO 8601. */
export const startOf = ({ id }: Pick<CallItem, 'id'>) => new Date(decodeTime(id)).toISOString()

/** The step that dials the customer in an outbound call. */
export const DIALED = 'dialed'

/** Stands for the leg of a call that the browser never connected. */
export const NO_LEG = 'none'

/** Merges a new report into the known facts about a leg. */
export const mergeLeg = (known: Leg | undefined, told: Leg): Leg => ({
  status: laterOf(LEG_STATUSES, known?.status, told.status),
  seconds: longerOf(known?.seconds, told.seconds),
  was_up: known?.was_up || told.status === 'in-progress' || undefined,
  user: told.user ?? known?.user,
})

export const mergeDial = (known: Dial | undefined, told: Dial): Dial => ({
  status: laterOf(DIAL_STATUSES, known?.status, told.status),
  seconds: longerOf(known?.seconds, told.seconds),
  users: told.users ?? known?.users,
})

const laterOf = <Word extends string>(order: readonly Word[], known: Word | undefined, told: Word): Word =>
  known !== undefined && order.indexOf(known) > order.indexOf(told) ? known : told

const longerOf = (known: number | undefined, told: number | undefined) =>
  known === undefined || told === undefined ? (told ?? known) : Math.max(known, told)

/** The attempts to connect a call, plus a new one that rings these people, unless the caller has hung up. */
export const withBegun = (
  { sid = NO_LEG, legs, dials }: Pick<Facts, 'sid' | 'legs' | 'dials'>,
  { step, users }: { step: string; users: string[] },
) => (isEnded(legs[sid]) ? dials : { ...dials, [step]: mergeDial(dials[step], { status: 'begun', users }) })

/** For a call that is known to be over: attempts without a reported outcome count as unanswered. */
export const withoutBegun = (dials: Facts['dials']) =>
  Object.fromEntries(
    Object.entries(dials).map(([step, dial]) => [
      step,
      dial?.status === 'begun' ? { ...dial, status: 'no-answer' } : dial,
    ]),
  ) as Facts['dials']

const ENDED: ReadonlySet<LegStatus> = new Set(['canceled', 'no-answer', 'failed', 'busy', 'completed'])
export const isEnded = (leg: Leg | undefined) => leg !== undefined && ENDED.has(leg.status)
/** True if the other end picked up; for a dialed leg, `completed` implies it. */
const isAnswered = (leg: Leg) => leg.was_up === true || leg.status === 'completed'
export const isConnected = ({ status }: Dial) => status === 'answered' || status === 'completed'

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

/**
 * Total time that the customer of a transferred call talked with each colleague. The customer's own leg does not tell:
 * it also rang, waited, and left a message. Undefined until all times are reported.
 */
function talkedInAll({ direction, dials, legs, sid = NO_LEG }: Facts, answered: Leg[]): number | undefined {
  const withColleagues = answered.filter(({ user }) => user !== undefined).map(({ seconds }) => seconds)
  // The colleague who called the customer was on the first leg, which may include ringing.
  const parts = direction === 'inbound' ? [] : [dials[DIALED]?.seconds ?? legs[sid]?.seconds]
  const all = [...parts, ...withColleagues]
  if (all.length === 0 || all.some((seconds) => seconds === undefined)) return undefined
  return all.reduce<number>((sum, seconds = 0) => sum + seconds, 0)
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

/**
 * The agent whose line a call takes up: the one who took it, or who made it once their browser has connected. Undefined
 * while the colleague it was transferred to has not answered yet.
 */
export function lineOf(call: Pick<CallItem, 'status' | 'sid' | 'agent' | 'transferred_to'>): string | undefined {
  const { status, sid, agent, transferred_to = agent } = call
  return isOpenCall(status) && sid !== undefined && transferred_to === agent ? agent : undefined
}

/** The customer's own leg: the first one of an inbound call, else the one dialed to an outside number. */
export function customerSidOf({ direction, sid, legs }: Facts): string | undefined {
  if (direction === 'inbound') return sid
  const outside = (Object.entries(legs) as [string, Leg][]).filter(([one, leg]) => one !== sid && !leg.user)
  return (outside.find(([, leg]) => isAnswered(leg)) ?? outside[0])?.[0]
}

/** The customer's number; empty if withheld. */
export const customerNumberOf = ({ direction, from, to }: Pick<CallItem, 'direction' | 'from' | 'to'>) =>
  direction === 'inbound' ? from : to

/** True if a customer is waiting for us: no one answered, or no one took the transfer and they left a message. */
export const isLeftWaiting = (call: CallItem | undefined): call is CallItem =>
  call !== undefined && (isMissed(call) || call.voicemail !== undefined)

/** True if the caller may see a call: anyone who may see its contact, and whoever made or took it. */
export const maySeeCall = (caller: Caller, { desk, agent }: Pick<CallItem, 'desk' | 'agent'>) =>
  agent === caller.id || maySee(caller, desk === NOBODY ? undefined : desk)

/**
 * True if a user is told whom a call is with, even if the contact is another agent's: an inbound call that rings them
 * or that they took, or a call that a colleague transfers to them.
 */
export function isToldOf(
  {
    direction,
    status,
    agent,
    transferred_to,
    dials,
  }: Pick<CallItem, 'direction' | 'status' | 'agent' | 'transferred_to' | 'dials'>,
  id: string,
): boolean {
  if (!isOpenCall(status)) return false
  if (transferred_to === id) return true
  if (direction === 'outbound') return false
  return agent === undefined ? Object.values(dials).some((dial) => dial?.users?.includes(id)) : agent === id
}

/** True if the caller may end or transfer a call. */
export const mayDirect = (caller: Caller, { agent }: Pick<CallItem, 'agent'>) =>
  agent === caller.id || may(caller, 'assign')

/** The owner of a recording: the contact, with whom it is deleted; for an anonymous caller, the call. */
export const recordingOwnerOf = ({ contact, id }: Pick<CallItem, 'contact' | 'id'>) => contact ?? id
