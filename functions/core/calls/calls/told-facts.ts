import type { Recorder } from '#contract/calls/spoken.ts'
import type { CallItem } from './entity.ts'
import { DIAL_STATUSES, LEG_STATUSES, type LegStatus } from './leg-statuses.ts'

export type Leg = CallItem['legs'][string] & object

export type Dial = CallItem['dials'][string] & object

/** That a customer was told of the recording, once. */
export const withAnnounced = (
  { announced }: Pick<CallItem, 'announced'>,
  { listener }: Recorder,
  now: Date,
): Pick<CallItem, 'announced'> => ({ announced: announced ?? { at: now.toISOString(), listener } })

/** The known facts about a call: they only accumulate, so neither the order nor repeats of Twilio's reports matter. */
export type Facts = Pick<
  CallItem,
  'direction' | 'sid' | 'legs' | 'dials' | 'asked_for_voicemail' | 'transferred_to' | 'agent'
>

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

export const longerOf = (known: number | undefined, told: number | undefined) =>
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
export const isAnswered = (leg: Leg) => leg.was_up === true || leg.status === 'completed'

export const isConnected = ({ status }: Dial) => status === 'answered' || status === 'completed'

/** The customer's own leg: the first one of an inbound call, else the one dialed to an outside number. */
export function customerSidOf({ direction, sid, legs }: Facts): string | undefined {
  if (direction === 'inbound') return sid
  const outside = (Object.entries(legs) as [string, Leg][]).filter(([one, leg]) => one !== sid && !leg.user)
  return (outside.find(([, leg]) => isAnswered(leg)) ?? outside[0])?.[0]
}

/**
 * Total time that the customer of a transferred call talked with each colleague. The customer's own leg does not tell:
 * it also rang, waited, and left a message. Undefined until all times are reported.
 */
export function talkedInAll({ direction, dials, legs, sid = NO_LEG }: Facts, answered: Leg[]): number | undefined {
  const withColleagues = answered.filter(({ user }) => user !== undefined).map(({ seconds }) => seconds)
  // The colleague who called the customer was on the first leg, which may include ringing.
  const parts = direction === 'inbound' ? [] : [dials[DIALED]?.seconds ?? legs[sid]?.seconds]
  const all = [...parts, ...withColleagues]
  if (all.length === 0 || all.some((seconds) => seconds === undefined)) return undefined
  return all.reduce<number>((sum, seconds = 0) => sum + seconds, 0)
}
