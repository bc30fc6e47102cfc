import type { DynamoDBRecord } from 'aws-lambda'
import { indexContact } from '../contacts/index-contact.ts'
import { getContacts } from '../contacts/store.ts'
import { followUnread } from '../counters/count-changes.ts'
import { listSetAside, readSetAside, removeSetAside } from '../outside/set-aside.ts'
import { followChanges } from './follow-changes.ts'
import { readChange } from './read-change.ts'

/** Follows the changes that were set aside after too many failures. A batch that fails again stays where it is. */
export async function replayChanges(): Promise<{ replayed: number; failed: number }> {
  const result = { replayed: 0, failed: 0 }
  for (const name of await listSetAside()) {
    const records = await readSetAside(name)
    const failure = await followChanges(records)
    if (failure === undefined) {
      await catchUp(records)
      await removeSetAside(name)
      result.replayed += records.length
    } else result.failed += records.length
  }
  return result
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
