import type { DynamoDBRecord } from 'aws-lambda'
import { logFailure } from '../log.ts'
import type { Change, Follow, NamedFollow } from '../table/follow.ts'
import { followChanges } from './follow-changes.ts'
import { readChanges } from './read-changes.ts'

/** Follows the changes of one batch that was set aside; throws if some of them still cannot be followed. */
export async function replayBatch(follows: readonly NamedFollow[], records: DynamoDBRecord[]): Promise<void> {
  const failed = new Set((await followChanges(follows, records)).map(({ record }) => record.dynamodb?.SequenceNumber))
  for (const change of readChanges(follows, records).changes)
    for (const one of follows)
      if (one.latest && one.on.includes(change.entity))
        await catchUp(one, one.latest, change).catch((error) => {
          logFailure(error, { org: change.org, follow: one.name })
          failed.add(change.sequence)
        })
  if (failed.size > 0) throw new Error(`${failed.size} of ${records.length} changes could not be followed.`)
}

/** The item may have changed again since: the result must reflect its current state. */
async function catchUp(one: Follow, latest: NonNullable<Follow['latest']>, change: Change) {
  let known = change.after
  // Repeats until nothing changed in between: the stream may be following a newer change at the same time.
  for (let isSame = false; !isSame; ) {
    const now = await latest(change)
    isSame = JSON.stringify(now) === JSON.stringify(known)
    await one.do(change.org, [{ ...change, before: known, after: now }])
    known = now
  }
}
