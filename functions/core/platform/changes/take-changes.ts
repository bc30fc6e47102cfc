import type { DynamoDBRecord } from 'aws-lambda'
import { wait } from '../aws/patience.ts'
import { logFailure } from '../log.ts'
import type { NamedFollow } from './follow.ts'
import { followChanges } from './follow-changes.ts'
import { orgOf } from './read-changes.ts'

/** A table that was started anew, or a queue that hiccuped, is back by the last. */
const PAUSES_MS = [250, 1_000, 3_000]

/**
 * Takes a batch of the stream. What could not be followed is set aside, for the job that replays it, so that one
 * dealership's trouble holds up nobody else's changes. Answers the sequence number from which on the stream has to bring
 * the batch again, where setting aside failed as well; undefined when all is taken. `pausesMs` lie between the tries.
 */
export async function takeChanges(
  follows: readonly NamedFollow[],
  records: readonly DynamoDBRecord[],
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<string | undefined> {
  let failed = await followChanges(follows, records)
  for (const pause of pausesMs) {
    if (failed.length === 0) return
    await wait(pause)
    failed = await followChanges(follows, withLater(records, failed))
  }
  try {
    if (failed.length > 0) await keepForLater(failed)
  } catch (error) {
    logFailure(error)
    return failed[0]?.dynamodb?.SequenceNumber
  }
}

/** These, and what was done later to the same items: else an older change would be followed last. */
function withLater(records: readonly DynamoDBRecord[], failed: readonly DynamoDBRecord[]): DynamoDBRecord[] {
  const first = new Map<string, number>()
  for (const record of failed) {
    const key = keyOf(record)
    if (!first.has(key)) first.set(key, records.indexOf(record))
  }
  return records.filter((record, at) => at >= (first.get(keyOf(record)) ?? Number.POSITIVE_INFINITY))
}

const keyOf = ({ dynamodb }: DynamoDBRecord) => JSON.stringify(dynamodb?.Keys)

/** Loaded only for a failure. */
async function keepForLater(records: DynamoDBRecord[]) {
  const { setAside } = await import('../aws/set-aside.ts')
  const byOrg = Map.groupBy(records, orgOf)
  await Promise.all([...byOrg.values()].map(setAside))
}
