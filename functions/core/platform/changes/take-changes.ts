import type { DynamoDBRecord } from 'aws-lambda'
import { wait } from '../aws/patience.ts'
import { logFailure } from '../log.ts'
import type { NamedFollow } from '../table/follow.ts'
import { type Failed, followChanges } from './follow-changes.ts'
import { itemOf } from './item-of.ts'
import { orgOf } from './read-changes.ts'

/** A restarted table is back by the last. */
const PAUSES_MS = [250, 1_000, 3_000]

/**
 * Takes a batch of the stream. Changes that could not be followed are set aside for the job that replays them, so that
 * one dealership's trouble does not hold up anyone else's changes. Returns the sequence number from which the stream
 * has to redeliver, if setting aside failed too; undefined if everything is taken. `pausesMs` are between the tries; a
 * queue that accepts no work is not waited for.
 */
export async function takeChanges(
  follows: readonly NamedFollow[],
  records: readonly DynamoDBRecord[],
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<string | undefined> {
  let failed = await followChanges(follows, records)
  for (const pause of pausesMs) {
    if (failed.every(({ isUnqueued }) => isUnqueued)) break
    await wait(pause)
    failed = await followChanges(follows, withLater(records, failed))
  }
  try {
    if (failed.length > 0) await keepForLater(failed)
  } catch (error) {
    logFailure(error)
    return failed[0]?.record.dynamodb?.SequenceNumber
  }
}

/** Includes later changes to the same items: otherwise an older change would be followed last. */
function withLater(records: readonly DynamoDBRecord[], failed: readonly Failed[]): DynamoDBRecord[] {
  const first = new Map<string, number>()
  for (const { record } of failed) {
    const key = itemOf(record)
    if (!first.has(key)) first.set(key, records.indexOf(record))
  }
  return records.filter((record, at) => at >= (first.get(itemOf(record)) ?? Number.POSITIVE_INFINITY))
}

/** Loaded only for a failure. */
async function keepForLater(failed: readonly Failed[]) {
  const { setAside } = await import('../aws/set-aside.ts')
  const byOrg = Map.groupBy(
    failed.map(({ record }) => record),
    orgOf,
  )
  await Promise.all([...byOrg.values()].map(setAside))
}
