import { isPhoneNumber } from '../address.ts'
import { ownerOf } from '../find-sender.ts'
import type { Simulator } from '../simulator.ts'
import { type End, isOver, type Leg } from './leg.ts'
import { moveLeg, openLeg } from './move-leg.ts'
import { type DialVerb, type Noun, TwimlError } from './twiml.ts'

/** Calls one of the parties that a Dial names. */
export function ring(sim: Simulator, caller: Leg, { callerId }: DialVerb, noun: Noun): Leg {
  const from = callerId ?? String(sim.store.get('call', caller.sid)?.from)
  if (noun.kind === 'Number' && caller.line && ownerOf(sim.store, from)?.account_sid !== caller.account.account_sid)
    throw new TwimlError(`${from} is no number of this account to call from (13214).`)
  const { to, callback } = noun
  const leg = openLeg(sim, caller.account, { from, to, direction: 'outbound-dial', parent: caller, callback })
  if (caller.ringsOut) moveLeg(sim, leg, caller.ringsOut)
  else if (noun.kind === 'Number') ringPhone(sim, caller, leg, to)
  else ringBrowsers(sim, leg, noun)
  return leg
}

/** The console plays the phone that rings now. */
function ringPhone(sim: Simulator, caller: Leg, leg: Leg, to: string) {
  if (!isPhoneNumber(to)) return endSoon(sim, leg, 'failed', 0)
  sim.after(sim.timings.ringing, () => {
    if (leg.status === 'queued') moveLeg(sim, leg, 'ringing')
    caller.line?.ringing()
  })
}

/** An identity that no browser is registered under does not ring; the console may still answer for it for a moment. */
function ringBrowsers(sim: Simulator, leg: Leg, { to, parameters }: Noun) {
  const lines = sim.devices.ring(leg, to.replace('client:', ''), parameters)
  if (lines.length === 0) return endSoon(sim, leg, 'no-answer', sim.timings.unregistered)
  leg.line = {
    ringing: () => {},
    connected() {
      for (const line of lines) line.connected()
    },
    ended() {
      for (const line of lines) line.ended()
    },
  }
  moveLeg(sim, leg, 'ringing')
}

function endSoon(sim: Simulator, leg: Leg, end: End, milliseconds: number) {
  sim.after(milliseconds, () => {
    if (!isOver(leg) && leg.answeredAt === null) moveLeg(sim, leg, end)
  })
}
