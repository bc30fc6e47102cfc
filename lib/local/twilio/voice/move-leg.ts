import { rfc2822 } from '../dates.ts'
import type { Account, Resource } from '../records.ts'
import type { Simulator } from '../simulator.ts'
import { callRecord, type Ends } from './call-record.ts'
import { type Callback, type CallStatus, type End, isAnswered, isEnd, isOver, type Leg } from './leg.ts'
import { tellStatus } from './tell-status.ts'

type Start = Omit<Ends, 'parent'> & { parent?: Leg; callback: Callback | null }

/** Starts a leg: an incoming one is already ringing, any other is first initiated. */
export function openLeg(sim: Simulator, account: Account, { from, to, direction, parent, callback }: Start): Leg {
  const record = callRecord(sim, account, { from, to, direction, parent: parent?.sid ?? null })
  sim.store.put('call', record.sid, record)
  const leg: Leg = {
    sid: record.sid,
    account,
    parent: parent ?? null,
    status: record.status as CallStatus,
    line: null,
    callback,
    answeredAt: null,
    answered: Promise.withResolvers(),
    ended: Promise.withResolvers(),
    script: null,
    left: Promise.withResolvers(),
    activity: null,
    outcome: 'completed',
    ringsOut: null,
    seconds: null,
    recordedSeconds: null,
    told: { count: 0, last: Promise.resolve() },
    pending: parent?.pending ?? new Set(),
  }
  sim.legs.set(leg.sid, leg)
  if (leg.status === 'queued') tellStatus(sim, leg)
  return leg
}

/** Moves a leg to a status, updating record, browser and callback. An ended leg does not change. */
export function moveLeg(sim: Simulator, leg: Leg, status: CallStatus): void {
  if (isOver(leg) || leg.status === status) return
  const now = sim.now()
  leg.status = status
  if (status === 'in-progress') leg.answeredAt = now
  const end = isEnd(status) && { end_time: rfc2822(now), duration: String(secondsOf(leg, now)) }
  sim.store.update('call', leg.sid, { status, date_updated: rfc2822(now), ...end } as Partial<Resource>)
  if (end) sim.legs.delete(leg.sid)
  tellStatus(sim, leg)

  if (status === 'ringing') leg.line?.ringing()
  if (status === 'in-progress') {
    leg.line?.connected()
    leg.answered.resolve()
  }
  if (isEnd(status)) {
    leg.line?.ended()
    leg.ended.resolve(status)
  }
}

export function answerLeg(sim: Simulator, leg: Leg): void {
  if (!isAnswered(leg)) moveLeg(sim, leg, 'in-progress')
}

/** Either side hangs up; `unanswered` is the status of a leg that was never answered. */
export const hangUp = (sim: Simulator, leg: Leg, unanswered: End = 'canceled') =>
  moveLeg(sim, leg, isAnswered(leg) ? 'completed' : unanswered)

/** A leg's duration: as set by the console, or else since it was answered, and no shorter than its recording. */
function secondsOf({ answeredAt, seconds, recordedSeconds }: Leg, now: number): number {
  if (answeredAt === null) return 0
  return seconds ?? Math.max(Math.round((now - answeredAt) / 1000), recordedSeconds ?? 0)
}
