import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { optedOutAt } from '../../customers/contacts/opt-outs.ts'
import { addressFor, isAnswerable } from '../../customers/contacts/reachable-addresses.ts'
import { AppError, notFound, refusedFields } from '../../platform/errors.ts'
import { isWithheld, keysOfAll } from '../consents/consent-states.ts'
import type { ConsentItem } from '../consents/entity.ts'
import { isWindowOpen } from '../conversations/free-text-window.ts'

/** The facts that the gate looks at before anything leaves. */
export interface Sending {
  isOrgSuspended: boolean
  channel: Channel
  content: { body: string } | { content_sid: string }
  status: ConversationStatus
  optedOutAt: string | undefined
  /** It goes out by itself, and the customer wants none of that, or may have asked for an end to it. */
  isWithheld?: boolean
  lastInboundAt: string | undefined
  isConfigured: boolean
  /** The contact has an address on this channel. */
  isReachable: boolean
  /** Whoever has it can get an answer: the name of a program that sent a text has no number. */
  isAnswerable: boolean
  now: Date
}

/**
 * Its facts of a contact; `chosen`: at which of their addresses, if not where they wrote from last; `consents`:
 * all of theirs where the message goes out by itself.
 */
export function stateOf(
  contact: ContactItem,
  channel: Channel,
  chosen?: string,
  consents: readonly ConsentItem[] = [],
) {
  const address = addressFor(contact, channel, chosen)
  const isUsual = address === addressFor(contact, channel)
  return {
    channel,
    status: contact.status,
    optedOutAt: optedOutAt(contact, channel, address),
    isWithheld:
      address !== undefined && keysOfAll(contact, channel, address).some((keys) => isWithheld(consents, keys)),
    // A window is open for the address that they wrote from alone.
    lastInboundAt: isUsual ? contact.channels[channel]?.last_inbound_at : undefined,
    isReachable: address !== undefined,
    isAnswerable: address === undefined || isAnswerable(channel, address),
  }
}

/** The gate's rules in the order in which a person can do something about them; undefined: it may leave. */
export function refusalOf(sending: Sending): AppError | undefined {
  if (sending.isOrgSuspended) return new AppError('organization_suspended')
  if (sending.isReachable && !sending.isAnswerable) return new AppError('no_way_back')
  if (sending.status !== 'active') return new AppError('conversation_not_active')
  if (sending.optedOutAt !== undefined) return new AppError('opted_out')
  if (sending.isWithheld) return new AppError('automatic_withheld')
  if (!sending.isReachable) return new AppError('no_number')
  const { channel, lastInboundAt, now, content } = sending
  const { name, windowHours = 0, characters, hasTemplates } = CHANNELS[channel]
  const isTemplate = 'content_sid' in content
  if (isTemplate && !hasTemplates) return notFound()
  if (!isTemplate && !isWindowOpen(channel, lastInboundAt, now))
    return new AppError('window_closed', { channel: name, hours: windowHours })
  if (!isTemplate && content.body.length > characters)
    return refusedFields({ body: { key: 'too_long', about: { limit: characters } } })
  if (!sending.isConfigured) return new AppError('no_sender')
}
