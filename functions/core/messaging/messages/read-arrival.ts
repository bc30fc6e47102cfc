import { cleanBody } from '#contract/clean-body.ts'
import { parseAddress } from '#contract/customers/channels/address.ts'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ContactFieldName } from '#contract/customers/contact-fields.ts'
import type { MessageKind } from '#contract/messaging/message-kinds.ts'
import { consentKey } from '../../customers/contacts/opt-outs.ts'
import type { KeptFile } from '../files/create-file.ts'
import type { Referral } from '../items/ad-referral.ts'
import type { LeadMark } from '../items/lead-mark.ts'
import type { MailPart } from '../items/mail-part.ts'
import type { SharedPlace } from '../items/shared-place.ts'
import { consentOf } from './consent.ts'
import type { MessageItem } from './entity.ts'
import { kindOf } from './kind-of.ts'
import { type Reaction, readReaction } from './read-reaction.ts'
import { lastCallOf, previewOf } from './row.ts'

export interface Inbound {
  /** Twilio's sid: the same sid twice is one message. */
  sid: string
  from: string
  /** The dealership's own address that it came to. */
  to?: string
  /** The same, without the channel's prefix, where it is not the usual one: answers leave from there. */
  line?: string
  /** Ids that the channel has for who wrote, beside the address or as it. */
  user_ids?: string[]
  body: string
  profile_name?: string
  /** Files that lie with their carrier, or with us already. */
  media: ({ url: string; content_type: string } | KeptFile)[]
  /** Its kind as the sender says; what else it is follows from what it holds. */
  told_kind?: 'button' | 'list' | 'sticker' | 'auto_reply' | 'story_reply' | 'story_mention'
  /** Twilio's sid of the message that it answers. */
  quotes?: string
  location?: SharedPlace
  referral?: Referral
  /** Twilio's own reading of STOP and START, where Advanced Opt-Out is on. */
  opt_out_type?: string
  /** It is no message but a call that nobody answered, under a sid of ours. */
  call?: NonNullable<MessageItem['call']>
  /** It is no message but a form, or a lead provider's document, under a sid of ours. */
  lead?: LeadMark
  mail?: MailPart
  /** Its contact where its address does not say: the contact that has this id, or will have it. */
  contact?: string
  /** The channel of one that comes from no address. */
  channel?: Channel
  /** Who says that they wrote it, where nothing proves that. */
  writer?: string
  /** The facts that it tells of them, for those of whom that is not known. */
  details?: Partial<Record<ContactFieldName, string>>
  /** Their further numbers that it tells, which are nobody's, each with what it is. */
  numbers?: { value: string; label: string }[]
  /** The time at which Twilio had it, for a message that is imported later; else it is now. */
  occurred_at?: Date
}

/** A customer's message, with all that is read from it. */
export interface Arrival extends Omit<Inbound, 'from' | 'to' | 'user_ids' | 'occurred_at' | 'told_kind' | 'channel'> {
  channel: Channel
  /** The customer's, without the channel's prefix. */
  address: string
  user_ids: string[]
  /** The dealership's own, likewise. */
  own: string | undefined
  /** A word on consent is the address's that it came from. */
  key: string
  /** The time at which it was written (ISO 8601). */
  at: string
  isImported: boolean
  kind: MessageKind
  word: ReturnType<typeof consentOf>
  /** The text that it marks, where it is a reaction that came as a text. */
  reaction: Reaction | undefined
  /** The inbox row's words for it. */
  shown: { most_recent_type: Channel; last_message: string }
  last_call: ReturnType<typeof lastCallOf> | undefined
}

export function readArrival(inbound: Inbound, now: Date): Arrival {
  const { from, to, user_ids = [], occurred_at, told_kind, ...told } = inbound
  const brought = { ...told, body: cleanBody(told.body) }
  const { body, media, call, opt_out_type } = brought
  const kind = kindOf(inbound)
  const { channel: said, address } = parseAddress(from)
  const channel = inbound.channel ?? said
  return {
    ...brought,
    channel,
    address,
    user_ids: [...new Set(user_ids.map((id) => parseAddress(id).address))],
    own: to === undefined ? undefined : parseAddress(to).address,
    key: consentKey(channel, address),
    at: (occurred_at ?? now).toISOString(),
    isImported: occurred_at !== undefined,
    kind,
    // Anybody can fill in a form with somebody else's number.
    word: address === '' || brought.lead ? undefined : consentOf(body, opt_out_type),
    reaction: kind === 'text' && media.length === 0 && !brought.lead ? readReaction(body) : undefined,
    shown: { most_recent_type: channel, last_message: previewOf({ body, media, kind }) },
    last_call: call && lastCallOf(call),
  }
}
