import { removeWords } from '../../customers/text-words/door.ts'
import { keptFolder } from '../../platform/aws/media-files.ts'
import { removeFolder } from '../../platform/aws/remove-folder.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { removePartition } from '../../platform/table/batches.ts'
import { forgetUnread } from '../unread/door.ts'
import { partitionsOf } from './partitions.ts'

/**
 * Removes what a deleted contact leaves in the table, then its files: none is copied any more by then. The sids of its
 * messages stay taken, so that Twilio's list doesn't bring them in again. What another one is to have
 * of it was moved before. Safe to repeat.
 */
export async function removeLeft(org: OrgId, contact: string): Promise<void> {
  await removeWords(org, contact)
  await forgetUnread(org, contact)
  for (const partition of partitionsOf(org, contact)) await removePartition(partition)
  await removeFolder(keptFolder(org, contact))
}
