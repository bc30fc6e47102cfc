import type { Channel } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import type { Work } from '../../platform/ctx.ts'
import { listThreadBefore } from './door.ts'
import { isLost, isTaken, rankOf } from './statuses.ts'
import { advanceMessage } from './store.ts'

interface Seen {
  channel: Channel
  /** The customer's address, without the channel's prefix. */
  address: string
  status: 'delivered' | 'read'
  /** All that was sent until then. */
  until: Date
}

/** Older messages were told of before. */
const LOOKED_AT = 100

/** Moves on, by time, all that was sent to a customer: a carrier that tells so names no message. */
export async function recordSeen({ org, now }: Work, { channel, address, status, until }: Seen): Promise<void> {
  const sender = await findSender(org, address, now)
  if (!('contact' in sender)) return
  const conversation = conversationIdOf(sender.contact.id, channel)
  const { messages } = await listThreadBefore(org, conversation, undefined, LOOKED_AT)
  const reached = messages.filter(
    (one) =>
      one.direction === 'outbound' &&
      isTaken(one) &&
      !isLost(one) &&
      one.rank < rankOf(status) &&
      Date.parse(one.sent_at) <= until.getTime(),
  )
  for (const one of reached) await advanceMessage(org, one.conversation, one.id, { status })
}
