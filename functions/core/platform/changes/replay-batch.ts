import type { DynamoDBRecord } from 'aws-lambda'
import { indexContact } from '../../customers/contacts/index-contact.ts'
import { getContact } from '../../customers/contacts/store.ts'
import { followUnread } from '../../messaging/counters/count-changes.ts'
import { followChanges } from './follow-changes.ts'
import { type ContactChanged, readChange } from './read-change.ts'

/** Follows the changes of one batch that was set aside; throws where some of them can still not be followed. */
export async function replayBatch(records: DynamoDBRecord[]): Promise<void> {
  const failed = await followChanges(records)
  if (failed.length > 0) throw new Error(`${failed.length} of ${records.length} changes could not be followed.`)
  for (const change of records.map(readChange)) if (change?.kind === 'contact') await catchUp(change)
}

/** A contact may have changed again since: its search words and its unread mark must say what it is now. */
async function catchUp({ org, sequence, before, after }: ContactChanged) {
  const id = (after ?? before)?.id ?? ''
  let known = after
  // Until nothing changed while it was written: the stream may be following a newer change at this moment.
  for (let isSame = false; !isSame; ) {
    const latest = await getContact(org, id, true)
    isSame = JSON.stringify(latest) === JSON.stringify(known)
    await indexContact(org, id, known, latest)
    await followUnread(org, [{ sequence, id, before: known, after: latest }])
    known = latest
  }
}
