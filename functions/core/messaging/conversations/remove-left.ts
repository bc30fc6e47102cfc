import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { leftOf } from '../../customers/contacts/partitions.ts'
import { removeWords } from '../../customers/text-words/door.ts'
import { keptFolder } from '../../platform/aws/media-files.ts'
import { removeFolder } from '../../platform/aws/remove-folder.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { removePartition } from '../../platform/table/batches.ts'
import { forgetUnread } from '../unread/door.ts'
import { conversationOf, scheduledOf } from './partitions.ts'

/**
 * Removes what a deleted contact leaves in the table, then its files: none is copied any more by then. The sids of its
 * messages stay taken, so that Twilio's list doesn't bring them in again. What another one is to have
 * of it was moved before. Safe to repeat.
 */
export async function removeLeft(org: OrgId, contact: string): Promise<void> {
  const conversations = ALL_CHANNELS.map((channel) => conversationIdOf(contact, channel)).flatMap((id) => [
    conversationOf(org, id),
    scheduledOf(org, id),
  ])
  await removeWords(org, contact)
  await forgetUnread(org, contact)
  for (const partition of [...conversations, ...leftOf(org, contact)]) await removePartition(partition)
  await removeFolder(keptFolder(org, contact))
}
