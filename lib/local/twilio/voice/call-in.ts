import { isPhoneNumber } from '../address.ts'
import type { Resource } from '../records.ts'
import type { Simulator } from '../simulator.ts'
import { TwilioError } from '../twilio-error.ts'
import { follow } from './follow.ts'
import { openLeg } from './move-leg.ts'
import { reportTo } from './report-to.ts'
import { settled } from './wait.ts'

/** The values Twilio sends for a caller who withholds the number. */
const WITHHELD = /^(anonymous|restricted|unavailable)$/i

/** Places a customer's call to one of our numbers; returns the first TwiML, which the call is following by then. */
export async function callIn(sim: Simulator, { from, to }: { from: string; to: string }) {
  const { store } = sim
  const number = store.all('number').find(({ phone_number }) => phone_number === to)
  const account = store.get('account', String(number?.account_sid))
  if (!number || !account) throw new TwilioError(422, 21606, `No Twilio account has the number ${to}.`)
  if (!isPhoneNumber(from) && !WITHHELD.test(from))
    throw new TwilioError(422, 21211, `${from} is not a number a call can come from.`)

  const leg = openLeg(sim, account, { from, to, direction: 'inbound', callback: reportTo(number) })
  const { url, method } = voiceOf(number, store.get('application', String(number.voice_application_sid)))
  void follow(sim, leg, { url, method })
  await settled(leg)
  return { sid: leg.sid, twiml: store.get('call_note', leg.sid)?.documents?.[0] ?? '' }
}

/** An application's URL takes precedence over the number's own. */
function voiceOf(number: Resource, application: Resource | undefined) {
  const { voice_url, voice_method } = application ?? number
  return { url: String(voice_url ?? ''), method: String(voice_method ?? 'POST') }
}
