import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { appendReaction } from './append-store.ts'
import type { Arrival } from './read-arrival.ts'
import { findMarked } from './read-reaction.ts'
import { listBefore } from './thread-store.ts'

/** People react to what they have just read. */
const LOOKED_AT = 50

/**
 * Marks the newest message of a conversation that a reaction quotes. `unknown`: it quotes nothing that is known, and is a
 * message as any other. `changed`: look again.
 */
export async function markReaction(
  org: OrgId,
  { id, channels }: ContactItem,
  { channel, reaction }: Arrival,
  mark: string,
): Promise<'marked' | 'unknown' | 'changed'> {
  if (!reaction || !channels[channel]) return 'unknown'
  const { messages } = await listBefore(org, conversationIdOf(id, channel), undefined, LOOKED_AT)
  const quoted = findMarked(messages, reaction)
  if (!quoted) return 'unknown'
  return (await appendReaction(quoted, reaction.emoji, mark)) ? 'marked' : 'changed'
}
