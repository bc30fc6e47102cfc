import { codeOf } from './channels/whatsapp-code.ts'
import { metaListOf } from './page.ts'
import { owned, ownedBy } from './provisioning.ts'
import type { Account, Resource } from './records.ts'
import { blankSender } from './resources.ts'
import { newSid } from './sid.ts'
import type { Handler, Request, Simulator } from './simulator.ts'
import { TwilioError } from './twilio-error.ts'

const SENDERS = '/messaging/v2/Channels/Senders'

/** The fields that each object of a body may have. */
const FIELDS: Record<string, readonly string[]> = {
  configuration: ['account_type', 'verification_code', 'verification_method', 'voice_application_sid', 'waba_id'],
  webhook: [
    ...['callback_method', 'callback_url', 'fallback_method', 'fallback_url'],
    ...['status_callback_method', 'status_callback_url'],
  ],
  profile: [
    ...['about', 'accent_color', 'address', 'banner_url', 'description', 'emails', 'logo_url', 'name'],
    ...['phone_numbers', 'privacy_url', 'terms_of_service_url', 'vertical', 'websites'],
  ],
}

/** WhatsApp senders: the calls, and how a number comes online. */
export const senders: Record<string, Handler> = {
  [`GET ${SENDERS}`]: (sim, { account, query }) => {
    if (query.get('Channel') !== 'whatsapp') throw invalid('Channel must be whatsapp')
    return metaListOf(
      'senders',
      'https://messaging.twilio.com/v2/Channels/Senders',
      ownedBy(sim, 'sender', account),
      query,
    )
  },
  [`POST ${SENDERS}`]: createSender,
  [`GET ${SENDERS}/{Sid}`]: (sim, request) => owned(sim, 'sender', request),
  [`POST ${SENDERS}/{Sid}`]: updateSender,
  [`DELETE ${SENDERS}/{Sid}`]: (sim, request) => {
    const sender = owned(sim, 'sender', request)
    sim.store.remove('sender', sender.sid)
    const { account } = request
    if (account.whatsapp_from === sender.sender_id)
      sim.store.update('account', account.account_sid, { whatsapp_from: '' })
  },
}

function createSender(sim: Simulator, { account, json }: Request) {
  refuseUnknown(json)
  const { sender_id, configuration, webhook, profile } = json as Record<string, Record<string, unknown>>
  const address = String(sender_id)
  if (!/^whatsapp:\+[1-9]\d{6,14}$/.test(address)) throw invalid('sender_id is not valid')
  if (!/^\d+$/.test(String(configuration?.waba_id ?? ''))) throw refused(63100, 'waba_id is required')
  if (!profile?.name) throw refused(63100, 'profile.name is required')
  const known = sim.store.all('sender').find((one) => one.sender_id === address)
  if (known) throw refused(63110, 'The phone number is already registered on WhatsApp')
  const blank = blankSender(account, newSid('XE'))
  const sender = sim.store.put('sender', blank.sid, {
    ...blank,
    status: 'CREATING',
    sender_id: address,
    configuration: { ...(blank.configuration as object), ...configuration },
    webhook: { ...(blank.webhook as object), ...webhook },
    profile: { ...(blank.profile as object), ...profile },
    properties: null,
  })
  const isTexted = sim.store
    .all('number')
    .some((one) => one.account_sid === account.account_sid && `whatsapp:${one.phone_number}` === address)
  // Twilio reads the code itself on its own numbers.
  go(sim, sender.sid, isTexted ? ['VERIFYING', 'ONLINE'] : ['PENDING_VERIFICATION'])
  return sender
}

function updateSender(sim: Simulator, request: Request) {
  refuseUnknown(request.json)
  const sender = owned(sim, 'sender', request)
  const { configuration, webhook, profile } = request.json as Record<string, Record<string, unknown>>
  const { name, ...shown } = profile ?? {}
  const isRenamed = name !== undefined && name !== (sender.profile as { name: string }).name
  const changed = sim.store.update('sender', sender.sid, {
    configuration: { ...(sender.configuration as object), ...configuration },
    webhook: { ...(sender.webhook as object), ...webhook },
    profile: { ...(sender.profile as object), ...shown },
    ...(isRenamed && {
      pending_display_name: name,
      pending_display_name_status: 'PENDING_REVIEW',
      pending_display_name_status_date: new Date(sim.now()).toISOString(),
    }),
  })
  if (configuration?.verification_code === undefined || sender.status !== 'PENDING_VERIFICATION') return changed
  if (configuration.verification_code !== codeOf(String(sender.sender_id)))
    throw refused(63114, 'The verification code is not valid')
  setSender(sim, sender.sid, 'VERIFYING')
  go(sim, sender.sid, ['ONLINE'])
  return sim.store.get('sender', sender.sid)
}

/** Its next states, one after the other; a state set by hand in between ends that. */
function go(sim: Simulator, sid: string, [next, ...rest]: string[]) {
  if (!next) return
  const before = sim.store.get('sender', sid)?.status
  sim.after(sim.timings.sender, () => {
    if (sim.store.get('sender', sid)?.status !== before) return
    setSender(sim, sid, next)
    go(sim, sid, rest)
  })
}

export const SENDER_STATUSES = [
  ...['CREATING', 'ONLINE', 'OFFLINE', 'PENDING_VERIFICATION', 'VERIFYING', 'ONLINE:UPDATING'],
  ...['TWILIO_REVIEW', 'DRAFT', 'STUBBED'],
]

/** Gives a sender a state, with Twilio's code for being offline. */
export function setSender(sim: Simulator, sid: string, status: string, reason?: number): Resource {
  const sender = sim.store.get('sender', sid)
  if (!sender) throw new TwilioError(404, 20404, `There is no sender ${sid}.`)
  const isOnline = status === 'ONLINE'
  if (isOnline) sim.store.update('account', sender.account_sid, { whatsapp_from: String(sender.sender_id) })
  return sim.store.update('sender', sid, {
    status,
    offline_reasons: reason
      ? [
          {
            code: String(reason),
            message: `WhatsApp refused the sender (${reason})`,
            more_info: `https://www.twilio.com/docs/errors/${reason}`,
          },
        ]
      : null,
    ...(isOnline && { properties: { quality_rating: 'HIGH', messaging_limit: '250 Customers/24hr' } }),
  })
}

/** A stopped simulator forgets what it waited for. */
export function resumeSenders(sim: Simulator): void {
  for (const { sid, status } of sim.store.all('sender')) {
    if (status === 'CREATING') go(sim, sid, ['VERIFYING', 'ONLINE'])
    if (status === 'VERIFYING') go(sim, sid, ['ONLINE'])
  }
}

/** Every sender, of every account if none is named. */
export const listSenders = (sim: Simulator, accountSid?: Account['account_sid']) =>
  sim.store.all('sender').filter(({ account_sid }) => !accountSid || account_sid === accountSid)

function refuseUnknown(json: Record<string, unknown>) {
  for (const [name, fields] of Object.entries(FIELDS))
    for (const field of Object.keys((json[name] as object | undefined) ?? {}))
      if (!fields.includes(field)) throw invalid(`Unknown field ${name}.${field}`)
}

const invalid = (message: string) => new TwilioError(400, 20001, message)
const refused = (code: number, message: string) => new TwilioError(400, code, message)
