import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { conversationIdOf, leftOf } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { removePartition } from '../../platform/table/batches.ts'
import { conversationOf } from './entity.ts'

/**
 * Removes what a deleted contact leaves in the table. The sids of its messages stay taken: what Twilio's list still knows
 * of them must not come in again. Safe to repeat.
 */
export async function removeLeft(org: OrgId, contact: string): Promise<void> {
  const conversations = ALL_CHANNELS.map((channel) => conversationOf(org, conversationIdOf(contact, channel)))
  for (const partition of [...conversations, ...leftOf(org, contact)]) await removePartition(partition)
}
