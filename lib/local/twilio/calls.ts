import { isPhoneNumber } from './address.ts'
import { rfc2822 } from './dates.ts'
import type { Account, Resource } from './records.ts'
import { formatted } from './resources.ts'
import { newSid } from './sid.ts'
import type { Simulator } from './simulator.ts'
import { notFound, TwilioError } from './twilio-error.ts'

const LIVE = ['queued', 'ringing', 'in-progress']
const RING_AFTER_MS = 50
const TIMEOUT_SECONDS = 60
const SUBRESOURCES = {
  notifications: 'Notifications',
  recordings: 'Recordings',
  payments: 'Payments',
  events: 'Events',
  siprec: 'Siprec',
  streams: 'Streams',
  transcriptions: 'Transcriptions',
  user_defined_message_subscriptions: 'UserDefinedMessageSubscriptions',
  user_defined_messages: 'UserDefinedMessages',
}

/** POST Calls: it rings, and as nobody picks up it ends as no-answer after its Timeout. */
export function createCall(sim: Simulator, account: Account, form: URLSearchParams): Resource {
  const to = form.get('To') ?? ''
  const from = form.get('From') ?? ''
  if (!isPhoneNumber(to)) throw new TwilioError(400, 21211, `Invalid 'To' Phone Number: ${to}`)
  if (from !== account.phone_number) {
    throw new TwilioError(400, 21210, `Source phone number provided, ${from}, is not yet verified for your account`)
  }
  if (!form.get('Url') && !form.get('Twiml') && !form.get('ApplicationSid')) {
    throw new TwilioError(400, 21205, 'Url parameter is required.')
  }
  const call = sim.store.put('call', ...named(callOf(sim, account, to, from)))
  const callback = { url: form.get('StatusCallback'), events: form.getAll('StatusCallbackEvent') }
  const seconds = Number(form.get('Timeout') ?? TIMEOUT_SECONDS)
  sim.after(RING_AFTER_MS, () => move(sim, account, call.sid, 'ringing', callback))
  sim.after(seconds * 1000, () => move(sim, account, call.sid, 'no-answer', callback))
  return call
}

/** POST Calls/{Sid}: hangs up (completed), or takes back a call that has not been answered (canceled). */
export function updateCall(sim: Simulator, account: Account, sid: string, form: URLSearchParams): Resource {
  const call = findCallOf(sim, account, sid)
  const status = form.get('Status')
  if (!status || !LIVE.includes(String(call.status))) return call
  if (status !== 'completed' && status !== 'canceled') throw new TwilioError(400, 21218, `Invalid Status: ${status}`)
  return end(sim, call, status === 'canceled' || call.status !== 'in-progress' ? 'canceled' : 'completed')
}

export function findCallOf({ store }: Simulator, account: Account, sid: string): Resource {
  const call = store.get('call', sid)
  if (call?.account_sid !== account.account_sid) throw notFound(`/Calls/${sid}.json`)
  return call
}

type Callback = { url: string | null; events: string[] }

function move(
  sim: Simulator,
  account: Account,
  sid: string,
  status: 'ringing' | 'no-answer',
  { url, events }: Callback,
) {
  const call = sim.store.get('call', sid)
  if (!call || !LIVE.includes(String(call.status))) return
  const isEnd = status === 'no-answer'
  if (isEnd) end(sim, call, status)
  else sim.store.update('call', sid, { status })
  if (!url || !(isEnd ? ['completed', ...events].length > 0 : events.includes(status))) return
  void sim.post('status', account, url, 'POST', {
    AccountSid: account.account_sid,
    ApiVersion: '2010-04-01',
    CallSid: sid,
    CallStatus: status,
    CallbackSource: 'call-progress-events',
    Called: String(call.to),
    Caller: String(call.from),
    Direction: 'outbound-api',
    From: String(call.from),
    SequenceNumber: isEnd ? '1' : '0',
    Timestamp: rfc2822(sim.now()),
    To: String(call.to),
    ...(isEnd ? { CallDuration: '0', Duration: '0' } : {}),
  })
}

function end(sim: Simulator, call: Resource, status: string): Resource {
  const now = rfc2822(sim.now())
  return sim.store.update('call', call.sid, {
    status,
    end_time: now,
    date_updated: now,
    duration: '0',
  } as Partial<Resource>)
}

function callOf(sim: Simulator, { account_sid }: Account, to: string, from: string): Resource {
  const sid = newSid('CA')
  const path = `/2010-04-01/Accounts/${account_sid}/Calls/${sid}`
  const number = sim.store.all('number').find(({ phone_number }) => phone_number === from)
  const now = rfc2822(sim.now())
  return {
    account_sid,
    answered_by: null,
    api_version: '2010-04-01',
    caller_name: null,
    date_created: now,
    date_updated: now,
    direction: 'outbound-api',
    duration: null,
    end_time: null,
    forwarded_from: null,
    from,
    from_formatted: formatted(from),
    group_sid: null,
    parent_call_sid: null,
    phone_number_sid: number?.sid ?? null,
    price: null,
    price_unit: 'USD',
    sid,
    start_time: now,
    status: 'queued',
    subresource_uris: Object.fromEntries(
      Object.entries(SUBRESOURCES).map(([name, segment]) => [name, `${path}/${segment}.json`]),
    ),
    to,
    to_formatted: formatted(to),
    trunk_sid: null,
    uri: `${path}.json`,
    queue_time: '0',
  }
}

const named = (call: Resource): [string, Resource] => [call.sid, call]
