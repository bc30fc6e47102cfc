import type { Twilio } from 'twilio'
import type { ChannelsSenderInstance } from 'twilio/lib/rest/messaging/v2/channelsSender.js'
import { isRefusal, readFailure } from './failure.ts'
import type { Addresses } from './provisioning.ts'
import { bare } from './webhooks.ts'

const CHANNEL = 'whatsapp'
const MOST_LISTED = 100

/** Why a sender is offline: Twilio's code and sentence. */
interface OfflineReason {
  code: string
  said: string
}

/** A number on WhatsApp, as Twilio has it. */
export interface TwilioSender {
  /** Undefined where Twilio refused to make one. */
  sid?: string
  status: string
  reasons: OfflineReason[]
  profile: { name: string; about: string; picture_url: string }
  /** Of the latest change of the name. */
  name_status?: string
  limit?: string
  quality?: string
}

/** What WhatsApp's users see of a dealership. */
export type SenderProfile = Partial<TwilioSender['profile']>

interface NewSender {
  phone_number: string
  waba_id: string
  name: string
}

export async function findSenderOf(client: Twilio, phoneNumber: string): Promise<TwilioSender | undefined> {
  const senders = await client.messaging.v2.channelsSenders.list({ channel: CHANNEL, limit: MOST_LISTED })
  const sender = senders.find(({ senderId }) => senderId === addressOf(phoneNumber))
  return sender && readSender(sender)
}

export async function fetchSender(client: Twilio, sid: string): Promise<TwilioSender | undefined> {
  try {
    return readSender(await client.messaging.v2.channelsSenders(sid).fetch())
  } catch (error) {
    if (readFailure(error).status === 404) return undefined
    throw error
  }
}

/**
 * Has Twilio put the number on WhatsApp, which takes minutes. A refusal of WhatsApp's is told like one that comes later.
 */
export async function createSender(
  client: Twilio,
  { phone_number, waba_id, name }: NewSender,
  { messages, status }: Addresses,
): Promise<TwilioSender> {
  const body = {
    sender_id: addressOf(phone_number),
    configuration: { waba_id, verification_method: 'sms' },
    webhook: {
      callback_url: bare(messages),
      callback_method: 'POST',
      status_callback_url: bare(status),
      status_callback_method: 'POST',
    },
    profile: { name, vertical: VERTICAL },
  }
  try {
    return readSender(await client.messaging.v2.channelsSenders.create(asSent(body)))
  } catch (error) {
    const failure = readFailure(error)
    if (!isRefusal(failure) || !isOfWhatsapp(failure.code)) throw error
    const reasons = [{ code: failure.code, said: failure.message }]
    return { status: 'OFFLINE', reasons, profile: { name, about: '', picture_url: '' } }
  }
}

/** Hands over the code that WhatsApp texted to the number. */
export async function verifySender(client: Twilio, sid: string, verification_code: string): Promise<void> {
  await client.messaging.v2.channelsSenders(sid).update(asSent({ configuration: { verification_code } }))
}

/** Changes what is given; a new name is reviewed by Meta first. */
export async function updateSender(client: Twilio, sid: string, { name, about, picture_url }: SenderProfile) {
  const profile = {
    ...(name !== undefined && { name }),
    ...(about !== undefined && { about }),
    ...(picture_url !== undefined && { logo_url: picture_url }),
    vertical: VERTICAL,
  }
  await client.messaging.v2.channelsSenders(sid).update(asSent({ profile }))
}

/** Takes the number off WhatsApp; does nothing where it no longer is on it. */
export async function removeSender(client: Twilio, sid: string): Promise<void> {
  try {
    await client.messaging.v2.channelsSenders(sid).remove()
  } catch (error) {
    if (readFailure(error).status !== 404) throw error
  }
}

/** Title Case, as Twilio wants it. */
const VERTICAL = 'Automotive'
const addressOf = (phoneNumber: string) => `${CHANNEL}:${phoneNumber}`
/** Twilio's codes about WhatsApp's senders: https://www.twilio.com/docs/api/errors */
const isOfWhatsapp = (code: string) => /^63\d{3}$/.test(code) || code === '20249'

/** The client's own classes for these bodies use names that Twilio does not know (camelCase). */
const asSent = (body: object) => body as never

function readSender(sender: ChannelsSenderInstance): TwilioSender {
  const { sid, status, offlineReasons, profile, properties, pendingDisplayNameStatus } = sender
  return {
    sid,
    status: String(status),
    reasons: (offlineReasons ?? []).map(({ code, message }) => ({ code: String(code ?? ''), said: message ?? '' })),
    profile: { name: profile?.name ?? '', about: profile?.about ?? '', picture_url: profile?.logoUrl ?? '' },
    name_status: pendingDisplayNameStatus || undefined,
    limit: properties?.messagingLimit || undefined,
    quality: properties?.qualityRating || undefined,
  }
}
