import { rfc2822 } from '../dates.ts'
import type { Simulator } from '../simulator.ts'
import type { Params } from '../webhook.ts'
import { isOver, type Leg } from './leg.ts'

const EVENTS: Record<string, string> = { queued: 'initiated', ringing: 'ringing', 'in-progress': 'answered' }

/** The fields of every request about a leg. */
export function callParams({ store }: Simulator, { sid, status, account, parent }: Leg): Params {
  const call = store.get('call', sid)
  const [from, to] = [String(call?.from), String(call?.to)]
  return {
    AccountSid: account.account_sid,
    ApiVersion: '2010-04-01',
    CallSid: sid,
    CallStatus: status === 'queued' ? 'initiated' : status,
    Called: to,
    Caller: from,
    Direction: String(call?.direction),
    From: from,
    To: to,
    ...(parent && { ParentCallSid: parent.sid }),
  }
}

/** Posts a leg's status to its callback; one after the other, unless callbacks are shuffled. */
export function tellStatus(sim: Simulator, leg: Leg): void {
  const { callback, account, told } = leg
  if (!callback?.events.includes(EVENTS[leg.status] ?? 'completed')) return
  const seconds = Number(sim.store.get('call', leg.sid)?.duration ?? 0)
  const params = {
    ...callParams(sim, leg),
    CallbackSource: 'call-progress-events',
    SequenceNumber: String(told.count++),
    Timestamp: rfc2822(sim.now()),
    ...(isOver(leg) && { CallDuration: String(seconds), Duration: String(Math.ceil(seconds / 60)) }),
  }
  const post = () => sim.post('status', account, callback.url, callback.method, params)
  told.last = keepPending(leg, sim.troubles.of(account.account_sid).chaos.shuffled ? post() : told.last.then(post))
}

/** Tracks a request until it has a response, so that whoever plays the phone can wait for the consequences. */
export function keepPending<T>({ pending }: Leg, request: Promise<T>): Promise<T> {
  const forget = () => void pending.delete(request)
  pending.add(request)
  request.then(forget, forget)
  return request
}
