import { parseAddress } from '#contract/customers/channels/address.ts'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { consentKey } from '../../customers/contacts/rules.ts'
import { consentOf } from './consent.ts'
import type { MessageItem } from './entity.ts'
import { lastCallOf, previewOf } from './row.ts'

export interface Inbound {
  /** Twilio's sid: the same sid twice is one message. */
  sid: string
  from: string
  body: string
  profile_name?: string
  media: { url: string; content_type: string }[]
  /** Twilio's own reading of STOP and START, where Advanced Opt-Out is on. */
  opt_out_type?: string
  /** It is no message but a call that nobody answered, under a sid of ours. */
  call?: NonNullable<MessageItem['call']>
  /** When Twilio had it, for a message that is imported later; else it is now. */
  occurred_at?: Date
}

/** A customer's message, with all that is read from it. */
export interface Arrival extends Pick<Inbound, 'sid' | 'body' | 'media' | 'call' | 'profile_name'> {
  channel: Channel
  /** The customer's, without the channel's prefix. */
  address: string
  /** A word on consent is the address's that it came from. */
  key: string
  /** When it was written (ISO 8601). */
  at: string
  isImported: boolean
  word: ReturnType<typeof consentOf>
  /** The inbox row's words for it. */
  shown: { most_recent_type: Channel; last_message: string }
  last_call: ReturnType<typeof lastCallOf> | undefined
}

export function readArrival(inbound: Inbound, now: Date): Arrival {
  const { from, opt_out_type, occurred_at, ...brought } = inbound
  const { body, media, call } = brought
  const { channel, address } = parseAddress(from)
  return {
    ...brought,
    channel,
    address,
    key: consentKey(channel, address),
    at: (occurred_at ?? now).toISOString(),
    isImported: occurred_at !== undefined,
    word: consentOf(body, opt_out_type),
    shown: { most_recent_type: channel, last_message: previewOf(body, media) },
    last_call: call && lastCallOf(call),
  }
}
