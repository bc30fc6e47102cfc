import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { fitsOn } from '#contract/customers/channels/length-on.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import type { Halt } from '#contract/people/halts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { isClosedByStop, optedOutAt } from '../../customers/contacts/opt-outs.ts'
import { addressFor, isAnswerable } from '../../customers/contacts/reachable-addresses.ts'
import { AppError, notFound, refusedFields } from '../../platform/errors.ts'
import type { Sender } from '../../telephony/carriers/carrier.ts'
import { stoppedFor } from '../consents/consent-states.ts'
import type { ConsentItem } from '../consents/entity.ts'
import { hoursOfWindow, isWindowOpen } from '../conversations/free-text-window.ts'

/** The facts that the gate looks at before anything leaves. */
export interface Sending {
  /** What keeps the dealership from sending. */
  halt: Halt | undefined
  channel: Channel
  content: { body: string } | { content_sid: string }
  status: ConversationStatus
  optedOutAt: string | undefined
  /** A person may answer what they wrote from there since. */
  isAnswer?: boolean
  /** It goes out by itself, and the customer wants none of that, or may have asked for an end to it. */
  isWithheld?: boolean
  /** A person writes it at the moment. */
  isByPerson?: boolean
  lastInboundAt: string | undefined
  /** The dealership has a sender on the channel. */
  isConfigured: boolean
  /** Why nothing leaves from it at the moment. */
  ofSender?: AppError | undefined
  /** The contact has an address on this channel. */
  isReachable: boolean
  /** Whoever has it can get an answer: the name of a program that sent a text has no number. */
  isAnswerable: boolean
  now: Date
}

/**
 * Its facts of a contact; `chosen`: at which of their addresses, if not where they wrote from last; `consents`:
 * theirs, newest first, where the message goes out by itself.
 */
export function stateOf(contact: ContactItem, channel: Channel, chosen?: string, consents?: readonly ConsentItem[]) {
  const address = addressFor(contact, channel, chosen)
  const isUsual = address === addressFor(contact, channel)
  // A window is open for the address that they wrote from alone.
  const lastInboundAt = isUsual ? contact.channels[channel]?.last_inbound_at : undefined
  const stopped = consents && stoppedFor(contact, consents)
  return {
    channel,
    status: contact.status,
    optedOutAt: optedOutAt(contact, channel, address),
    isByPerson: consents === undefined,
    isAnswer: consents === undefined && !isClosedByStop(contact, channel, chosen),
    isWithheld: stopped === 'all' || stopped === 'in_doubt',
    lastInboundAt,
    isReachable: address !== undefined,
    isAnswerable: address === undefined || isAnswerable(contact, channel, address),
  }
}

/** Its facts of a sender. */
export const factsOf = (sender: Sender | undefined) => ({
  isConfigured: sender !== undefined,
  ofSender: sender?.refusal,
})

/** True of the one message that may follow a STOP: the one that confirms it. */
export const isConfirmed = (
  contact: ContactItem,
  channel: Channel,
  { confirms, to }: { confirms?: string; to?: string },
) => confirms !== undefined && optedOutAt(contact, channel, addressFor(contact, channel, to)) === confirms

/** The gate's rules in the order in which a person can do something about them; undefined: it may leave. */
export function refusalOf(sending: Sending): AppError | undefined {
  if (sending.halt) return new AppError(sending.halt)
  if (sending.isReachable && !sending.isAnswerable)
    return new AppError(CHANNELS[sending.channel].hasSubject ? 'mail_came_back' : 'no_way_back')
  if (sending.status !== 'active') return new AppError('conversation_not_active')
  if (sending.optedOutAt !== undefined && !sending.isAnswer) return new AppError('opted_out')
  if (sending.isWithheld) return new AppError('automatic_withheld')
  if (!sending.isReachable) return new AppError('no_number')
  const { channel, isByPerson, lastInboundAt, now, content } = sending
  const { name, characters, hasTemplates } = CHANNELS[channel]
  const isTemplate = 'content_sid' in content
  if (isTemplate && !hasTemplates) return notFound()
  if (!isTemplate && !isWindowOpen(channel, lastInboundAt, now, isByPerson))
    return new AppError('window_closed', { channel: name, hours: hoursOfWindow(channel, isByPerson) ?? 0 })
  if (!isTemplate && !fitsOn(channel, content.body))
    return refusedFields({ body: { key: 'too_long', about: { limit: characters } } })
  if (!sending.isConfigured) return new AppError('no_sender')
  return sending.ofSender
}
