import { rfc2822 } from '../dates.ts'
import type { Account, Resource } from '../records.ts'
import { formatted } from '../resources.ts'
import { newSid } from '../sid.ts'
import type { Simulator } from '../simulator.ts'

type Direction = 'inbound' | 'outbound-api' | 'outbound-dial'
export type Ends = { from: string; to: string; direction: Direction; parent: string | null }

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

/** A new call in the REST API's format. */
export function callRecord(sim: Simulator, { account_sid, phone_number }: Account, ends: Ends): Resource {
  const { from, to, direction, parent } = ends
  const sid = newSid('CA')
  const path = `/2010-04-01/Accounts/${account_sid}/Calls/${sid}`
  const number = sim.store.all('number').find((one) => one.phone_number === phone_number)
  const now = rfc2822(sim.now())
  return {
    account_sid,
    answered_by: null,
    api_version: '2010-04-01',
    caller_name: null,
    date_created: now,
    date_updated: now,
    direction,
    duration: null,
    end_time: null,
    forwarded_from: null,
    from,
    from_formatted: formatted(from),
    group_sid: null,
    parent_call_sid: parent,
    phone_number_sid: from === phone_number || to === phone_number ? (number?.sid ?? null) : null,
    price: null,
    price_unit: 'USD',
    sid,
    start_time: now,
    status: direction === 'inbound' ? 'ringing' : 'queued',
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
