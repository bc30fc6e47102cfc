import type { Simulator } from '../simulator.ts'
import { type Params, sendWebhook } from '../webhook.ts'
import type { Leg } from './leg.ts'
import { readTwiml } from './read-twiml.ts'
import { callParams, keepPending } from './tell-status.ts'
import { type Hook, TwimlError, type Verb } from './twiml.ts'

/** The source of TwiML: a URL, with parameters beside the call's, or the text itself. */
export type Source = (Hook & { params?: Params }) | { twiml: string }

/** Fetches and parses a leg's next document, and keeps it for the console. */
export async function openDocument(sim: Simulator, leg: Leg, source: Source): Promise<Verb[]> {
  const text = 'twiml' in source ? source.twiml : await fetchTwiml(sim, leg, source)
  const before = sim.store.get('call_note', leg.sid)?.documents ?? []
  sim.store.update('call_note', leg.sid, { documents: [...before, text] })
  return readTwiml(text, 'url' in source ? source.url : undefined)
}

async function fetchTwiml(sim: Simulator, leg: Leg, { url, method, params }: Hook & { params?: Params }) {
  if (!url) throw new TwimlError('No voice address is set (11100).')
  const { account_sid, auth_token } = leg.account
  const ask = () => sendWebhook(url, method, { ...params, ...callParams(sim, leg) }, auth_token)
  if (sim.troubles.of(account_sid).chaos.doubled) void keepPending(leg, ask())
  const { status, text } = await keepPending(leg, ask())
  if (status < 200 || status > 299) throw new TwimlError(`${url} answers ${status || 'nothing'} (11200).`)
  return text
}
