import { isPhoneNumber } from '../address.ts'
import { ownerOf } from '../find-sender.ts'
import type { Account, Resource } from '../records.ts'
import type { Simulator } from '../simulator.ts'
import { TwilioError } from '../twilio-error.ts'
import { findCall } from './find-calls.ts'
import { follow } from './follow.ts'
import { isAnswered, type Leg } from './leg.ts'
import { hangUp, moveLeg, openLeg } from './move-leg.ts'
import type { Source } from './open-document.ts'
import { pause } from './wait.ts'

const TIMEOUT_SECONDS = 60

/** POST Calls: the customer's phone rings, and follows the TwiML once the console picks up. */
export function createCall(sim: Simulator, account: Account, form: URLSearchParams): Resource {
  const to = form.get('To') ?? ''
  const from = form.get('From') ?? ''
  if (!isPhoneNumber(to)) throw new TwilioError(400, 21211, `Invalid 'To' Phone Number: ${to}`)
  if (ownerOf(sim.store, from)?.account_sid !== account.account_sid) {
    throw new TwilioError(400, 21210, `Source phone number provided, ${from}, is not yet verified for your account`)
  }
  const application = sim.store.get('application', form.get('ApplicationSid') ?? '')
  const source = sourceIn(form, application)
  if (!source) throw new TwilioError(400, 21205, 'Url parameter is required.')
  const url = form.get('StatusCallback')
  const events = form.getAll('StatusCallbackEvent')
  const method = form.get('StatusCallbackMethod') ?? 'POST'
  const callback = url ? { url, method, events: events.length > 0 ? events : ['completed'] } : null
  const leg = openLeg(sim, account, { from, to, direction: 'outbound-api', callback })
  sim.after(sim.timings.ringing, () => {
    if (leg.status === 'queued') moveLeg(sim, leg, 'ringing')
  })
  void connect(sim, leg, source, Number(form.get('Timeout') ?? TIMEOUT_SECONDS))
  return findCall(sim, account, leg.sid)
}

async function connect(sim: Simulator, leg: Leg, source: Source, timeoutSeconds: number) {
  await Promise.race([leg.answered.promise, pause(sim, timeoutSeconds * 1000)])
  if (isAnswered(leg)) await follow(sim, leg, source)
  else moveLeg(sim, leg, 'no-answer')
}

/** POST Calls/{Sid}: hangs up (completed), cancels an unanswered call (canceled), or sends the leg to other TwiML. */
export function updateCall(sim: Simulator, account: Account, sid: string, form: URLSearchParams): Resource {
  const call = findCall(sim, account, sid)
  const leg = sim.legs.get(sid)
  const status = form.get('Status')
  if (status && status !== 'completed' && status !== 'canceled')
    throw new TwilioError(400, 21218, `Invalid Status: ${status}`)
  const source = sourceIn(form)
  if (!leg) {
    if (source) throw new TwilioError(400, 21220, 'Call is not in-progress. Cannot redirect.')
    return call
  }
  if (status) hangUp(sim, leg)
  else if (source && !isAnswered(leg) && leg.parent)
    throw new TwilioError(400, 21220, 'Call is not in-progress. Cannot redirect.')
  else if (source) void follow(sim, leg, source)
  return findCall(sim, account, sid)
}

function sourceIn(form: URLSearchParams, application?: Resource): Source | null {
  const twiml = form.get('Twiml')
  const url = form.get('Url') ?? application?.voice_url
  if (url) return { url: String(url), method: form.get('Method') ?? 'POST' }
  return twiml ? { twiml } : null
}
