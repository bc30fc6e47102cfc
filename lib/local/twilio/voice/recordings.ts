import { rfc2822 } from '../dates.ts'
import type { Account, Resource } from '../records.ts'
import { newSid } from '../sid.ts'
import type { Simulator } from '../simulator.ts'
import { notFound } from '../twilio-error.ts'
import type { Params } from '../webhook.ts'
import type { Callback, Leg } from './leg.ts'
import { keepPending } from './tell-status.ts'

type Made = { source: 'DialVerb' | 'RecordVerb'; seconds: number; channels: number; callback: Callback | null }

/** Stores a recording of the caller's leg and reports it; returns the parameters for the action. */
export function makeRecording(sim: Simulator, leg: Leg, { source, seconds, channels, callback }: Made): Params {
  const { account, sid: call_sid } = leg
  const sid = newSid('RE')
  const now = sim.now()
  const path = `/2010-04-01/Accounts/${account.account_sid}/Recordings/${sid}`
  const started = rfc2822(now - seconds * 1000)
  sim.store.put('recording', sid, {
    account_sid: account.account_sid,
    api_version: '2010-04-01',
    call_sid,
    channels,
    conference_sid: null,
    date_created: started,
    date_updated: rfc2822(now),
    duration: String(seconds),
    encryption_details: null,
    error_code: null,
    media_url: `https://api.twilio.com${path}`,
    price: null,
    price_unit: 'USD',
    sid,
    source,
    start_time: started,
    status: 'completed',
    subresource_uris: {},
    track: 'both',
    uri: `${path}.json`,
  })
  const told = { RecordingSid: sid, RecordingUrl: `${sim.url}/api${path}`, RecordingDuration: String(seconds) }
  if (callback?.events.includes('completed')) {
    const params = {
      ...told,
      AccountSid: account.account_sid,
      CallSid: call_sid,
      ErrorCode: '0',
      RecordingChannels: String(channels),
      RecordingSource: source,
      RecordingStartTime: started,
      RecordingStatus: 'completed',
      RecordingTrack: 'both',
    }
    void keepPending(leg, sim.post('status', account, callback.url, callback.method, params))
  }
  return told
}

/** An account's recordings, newest first. */
export const listRecordings = ({ store }: Simulator, { account_sid }: Account, callSid?: string | null) =>
  store
    .all('recording')
    .filter((recording) => recording.account_sid === account_sid && (!callSid || recording.call_sid === callSid))
    .reverse()

export function findRecording({ store }: Simulator, account: Account, sid = ''): Resource {
  const recording = store.get('recording', sid)
  if (recording?.account_sid !== account.account_sid) throw notFound(`/Recordings/${sid}.json`)
  return recording
}

export function removeRecording(sim: Simulator, account: Account, sid = ''): void {
  sim.store.remove('recording', findRecording(sim, account, sid).sid)
}
