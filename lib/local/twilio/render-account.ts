import { rfc2822 } from './dates.ts'
import type { Account } from './records.ts'

const SUBRESOURCES = {
  available_phone_numbers: 'AvailablePhoneNumbers',
  calls: 'Calls',
  conferences: 'Conferences',
  incoming_phone_numbers: 'IncomingPhoneNumbers',
  notifications: 'Notifications',
  outgoing_caller_ids: 'OutgoingCallerIds',
  recordings: 'Recordings',
  transcriptions: 'Transcriptions',
  addresses: 'Addresses',
  signing_keys: 'SigningKeys',
  connect_apps: 'ConnectApps',
  sip: 'SIP',
  authorized_connect_apps: 'AuthorizedConnectApps',
  usage: 'Usage',
  keys: 'Keys',
  applications: 'Applications',
  short_codes: 'SMS/ShortCodes',
  queues: 'Queues',
  messages: 'Messages',
  balance: 'Balance',
}

/** The day when every seeded account was opened. */
const OPENED_AT = Date.UTC(2024, 4, 6, 16, 30)

export function renderAccount({ account_sid: sid, auth_token, friendly_name, owner, status = 'active' }: Account) {
  const path = `/2010-04-01/Accounts/${sid}`
  return {
    auth_token,
    date_created: rfc2822(OPENED_AT),
    date_updated: rfc2822(OPENED_AT),
    friendly_name,
    owner_account_sid: owner ?? sid,
    sid,
    status,
    subresource_uris: Object.fromEntries(
      Object.entries(SUBRESOURCES).map(([name, segment]) => [name, `${path}/${segment}.json`]),
    ),
    type: 'Full',
    uri: `${path}.json`,
  }
}
