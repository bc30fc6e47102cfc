import type { DynamoDBRecord } from 'aws-lambda'
import { indexContact } from '../contacts/index-contact.ts'
import { getContacts } from '../contacts/store.ts'
import { followUnread } from '../counters/count-changes.ts'
import { followChanges } from './follow-changes.ts'
import { readChange } from './read-change.ts'

/** Follows the changes of one batch that was set aside; answers whether all of them could be followed now. */
export async function replayBatch(records: DynamoDBRecord[]): Promise<boolean> {
  const failure = await followChanges(records)
  if (failure !== undefined) return false
  await catchUp(records)
  return true
}

/** A contact may have changed again since: its search words and its unread mark must say what it is now. */
async function catchUp(records: DynamoDBRecord[]) {
  const changes = records.map(readChange).filter((change) => change?.kind === 'contact')
  for (const { org, sequence, before, after } of changes) {
    const known = after ?? before
    if (!known) continue
    const [latest] = await getContacts(org, [known.id])
    await indexContact(org, known.id, after, latest)
    await followUnread(org, [{ sequence, id: known.id, before: after, after: latest }])
  }
}
