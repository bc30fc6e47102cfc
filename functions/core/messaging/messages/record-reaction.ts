import type { Channel } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { appendReaction } from './append-store.ts'
import { findBySid } from './find-quoted.ts'

interface Reacted {
  channel: Channel
  /** Who reacted, without the channel's prefix. */
  address: string
  /** The carrier's sid of the message that they marked. */
  sid: string
  /** None: the mark is taken back. */
  emoji?: string | undefined
  at: Date
}

/** A message may come after what is told of it. */
const COMING_MS = 60_000

/**
 * Marks the message that a customer reacted to; the latest reaction counts, in whatever order they come. Throws
 * `unavailable` where the message may still come: the carrier tells again.
 */
export async function recordReaction({ org, now }: Work, { channel, address, sid, emoji, at }: Reacted): Promise<void> {
  const moment = at.toISOString()
  const mark = derivedId('reaction', address, sid, moment, emoji ?? '')
  await retryOnConflict(async () => {
    const sender = await findSender(org, address, now)
    const conversation = 'contact' in sender ? conversationIdOf(sender.contact.id, channel) : undefined
    const message = conversation && (await findBySid({ org, conversation, sid }))
    if (message) return (message.reaction_at ?? '') >= moment || appendReaction(message, emoji, mark, moment)
    if (now.getTime() - at.getTime() < COMING_MS) throw new AppError('unavailable')
    return true
  })
}
