import { isoSeconds, rfc2822 } from './dates.ts'
import type { Account, Resource } from './records.ts'
import { newSid } from './sid.ts'

/** `(415) 555-0100` */
export const formatted = (phone: string) => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

export function numberOf({ account_sid, phone_number }: Account, now: number): Resource {
  const sid = newSid('PN')
  return {
    account_sid,
    address_requirements: 'none',
    address_sid: '',
    api_version: '2010-04-01',
    beta: false,
    capabilities: { voice: true, sms: true, mms: true, fax: false },
    date_created: rfc2822(now),
    date_updated: rfc2822(now),
    emergency_status: 'Inactive',
    emergency_address_sid: null,
    emergency_address_status: 'unregistered',
    friendly_name: formatted(phone_number),
    identity_sid: null,
    origin: 'twilio',
    phone_number,
    sid,
    sms_application_sid: '',
    sms_fallback_method: 'POST',
    sms_fallback_url: '',
    sms_method: 'POST',
    sms_url: '',
    status_callback: '',
    status_callback_method: 'POST',
    trunk_sid: null,
    uri: `/2010-04-01/Accounts/${account_sid}/IncomingPhoneNumbers/${sid}.json`,
    voice_application_sid: '',
    voice_caller_id_lookup: false,
    voice_fallback_method: 'POST',
    voice_fallback_url: null,
    voice_method: 'POST',
    voice_url: null,
    bundle_sid: null,
    voice_receive_mode: 'voice',
    status: 'in-use',
    type: 'local',
  }
}

export function applicationOf({ account_sid, twiml_app_sid: sid, friendly_name }: Account, now: number): Resource {
  return {
    account_sid,
    api_version: '2010-04-01',
    date_created: rfc2822(now),
    date_updated: rfc2822(now),
    friendly_name: `${friendly_name} browser calls`,
    message_status_callback: '',
    sid,
    sms_fallback_method: 'POST',
    sms_fallback_url: '',
    sms_method: 'POST',
    sms_status_callback: '',
    sms_url: '',
    status_callback: '',
    status_callback_method: 'POST',
    uri: `/2010-04-01/Accounts/${account_sid}/Applications/${sid}.json`,
    voice_caller_id_lookup: false,
    voice_fallback_method: 'POST',
    voice_fallback_url: '',
    voice_method: 'POST',
    voice_url: '',
    public_application_connect_enabled: false,
  }
}

const SERVICE_LINKS = {
  phone_numbers: 'PhoneNumbers',
  short_codes: 'ShortCodes',
  alpha_senders: 'AlphaSenders',
  messages: 'Messages',
  us_app_to_person: 'Compliance/Usa2p',
  us_app_to_person_usecases: 'Compliance/Usa2p/Usecases',
  channel_senders: 'ChannelSenders',
  destination_alpha_senders: 'DestinationAlphaSenders',
}

/** A number as its messaging service lists it. */
export const memberOf = ({ sid, account_sid, phone_number }: Resource, service_sid: string) => ({
  sid,
  account_sid,
  service_sid,
  date_created: '2026-01-05T16:30:00Z',
  date_updated: '2026-01-05T16:30:00Z',
  phone_number,
  country_code: 'US',
  capabilities: ['SMS', 'MMS', 'Voice'],
  url: `https://messaging.twilio.com/v1/Services/${service_sid}/PhoneNumbers/${sid}`,
})

/** A service made in Twilio's console leaves inbound messages to the number's webhook. */
export function serviceOf({ account_sid, messaging_service_sid: sid, friendly_name }: Account, now: number): Resource {
  const url = `https://messaging.twilio.com/v1/Services/${sid}`
  return {
    account_sid,
    sid,
    date_created: isoSeconds(now),
    date_updated: isoSeconds(now),
    friendly_name: `${friendly_name} messages`,
    inbound_request_url: null,
    inbound_method: 'POST',
    fallback_url: null,
    fallback_method: 'POST',
    status_callback: null,
    sticky_sender: true,
    mms_converter: true,
    smart_encoding: false,
    fallback_to_long_code: true,
    area_code_geomatch: true,
    validity_period: 14400,
    scan_message_content: 'inherit',
    synchronous_validation: false,
    usecase: 'mixed',
    us_app_to_person_registered: true,
    use_inbound_webhook_on_number: true,
    links: Object.fromEntries(Object.entries(SERVICE_LINKS).map(([name, path]) => [name, `${url}/${path}`])),
    url,
  }
}

/** A sender as Twilio makes it, before anything of it is known. */
export const blankSender = ({ account_sid }: Pick<Account, 'account_sid'>, sid: string): Resource => ({
  account_sid,
  sid,
  status: 'ONLINE',
  sender_id: '',
  configuration: {
    waba_id: null,
    verification_method: 'sms',
    verification_code: null,
    voice_application_sid: null,
    account_type: null,
  },
  webhook: {
    callback_url: null,
    callback_method: 'POST',
    fallback_url: null,
    fallback_method: 'POST',
    status_callback_url: null,
    status_callback_method: 'POST',
  },
  profile: {
    name: null,
    vertical: 'Automotive',
    about: null,
    address: null,
    description: null,
    emails: null,
    logo_url: null,
    websites: null,
    banner_url: null,
    privacy_url: null,
    terms_of_service_url: null,
    accent_color: null,
    phone_numbers: null,
  },
  properties: { quality_rating: 'HIGH', messaging_limit: '10K Customers/24hr' },
  offline_reasons: null,
  compliance: null,
  url: `https://messaging.twilio.com/v2/Channels/Senders/${sid}`,
})

export function senderOf({ account_sid, whatsapp_from, friendly_name }: Account): Resource {
  const sid = newSid('XE')
  const blank = blankSender({ account_sid }, sid)
  return {
    ...blank,
    sender_id: whatsapp_from,
    configuration: { ...(blank.configuration as object), waba_id: String(BigInt(`0x${sid.slice(2, 14)}`)) },
    profile: { ...(blank.profile as object), name: friendly_name },
  }
}
