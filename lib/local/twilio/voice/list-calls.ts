import type { Resource } from '../records.ts'
import type { Simulator } from '../simulator.ts'

/** Every leg of an account's calls, or of everyone's, newest first, as the console shows it. */
export function listCalls({ store, legs, url }: Simulator, accountSid?: string) {
  const calls = store.all('call').filter(({ account_sid }) => !accountSid || account_sid === accountSid)
  const recordings = store.all('recording')
  const shown = (call: Resource) => ({
    sid: call.sid,
    account_sid: call.account_sid,
    parent_call_sid: call.parent_call_sid,
    from: call.from,
    to: call.to,
    direction: call.direction,
    status: call.status,
    start_time: call.start_time,
    duration: call.duration === null ? null : Number(call.duration),
    /** The TwiML verb in progress. */
    doing: legs.get(call.sid)?.activity?.verb ?? null,
    /** The current or last TwiML document. */
    twiml: store.get('call_note', call.sid)?.documents?.at(-1) ?? '',
    digits: store.get('call_note', call.sid)?.digits ?? '',
    recordings: recordings
      .filter(({ call_sid }) => call_sid === call.sid)
      .map(({ sid, source, duration, uri }) => ({
        sid,
        source,
        duration: Number(duration),
        url: `${url}/api${String(uri).replace('.json', '.wav')}`,
      })),
  })
  return calls
    .map((call) => ({
      ...shown(call),
      children: calls.filter(({ parent_call_sid }) => parent_call_sid === call.sid).map(shown),
    }))
    .reverse()
}
