import type { DynamoDBRecord } from 'aws-lambda'
import { NotQueued } from '../aws/queues.ts'
import type { OrgId } from '../ctx.ts'
import { isUnavailable } from '../is-unavailable.ts'
import { logFailure } from '../log.ts'
import type { Change, NamedFollow } from '../table/follow.ts'
import { readChanges } from './read-changes.ts'

/** A record whose following failed; `isUnqueued`: only because a queue accepted no work. */
export interface Failed {
  record: DynamoDBRecord
  isUnqueued: boolean
}

/**
 * Runs everything that follows from table changes, each organization's separately, all in parallel; safe to repeat.
 * Returns the records that something failed for.
 */
export async function followChanges(
  follows: readonly NamedFollow[],
  records: readonly DynamoDBRecord[],
): Promise<Failed[]> {
  const read = readChanges(follows, records)
  const byOrg = [...Map.groupBy(read.changes, ({ org }) => org)]
  const failed = await Promise.all(
    byOrg.flatMap(([org, changes]) =>
      follows.map((one) =>
        take(
          one,
          org,
          changes.filter(({ entity }) => one.on.includes(entity)),
        ),
      ),
    ),
  )
  const bySequence = Map.groupBy(failed.flat(), ({ sequence }) => sequence)
  return records.flatMap((record) => {
    if (read.unreadable.includes(record)) return { record, isUnqueued: false }
    const failures = bySequence.get(record.dynamodb?.SequenceNumber ?? '')
    return failures ? { record, isUnqueued: failures.every(({ error }) => error instanceof NotQueued) } : []
  })
}

interface Failure {
  sequence: string
  error: unknown
}

/**
 * Gives a follower an organization's changes; returns those that it failed for, whatever it threw and where. A change
 * that cannot be followed does not hold back others: a failed group is retried one by one, except during an outage.
 */
async function take(one: NamedFollow, org: OrgId, changes: Change[]): Promise<Failure[]> {
  const failed: Failure[] = []
  const fail = (error: unknown, from: Change[]) => {
    logFailure(error, { org, follow: one.name })
    failed.push(...from.map(({ sequence }) => ({ sequence, error })))
  }
  const meant = changes.filter((change) => {
    try {
      return one.when?.(change) ?? true
    } catch (error) {
      fail(error, [change])
      return false
    }
  })
  let parts = meant.length > 0 ? [meant] : []
  for (let part = parts.shift(); part; part = parts.shift())
    try {
      await one.do(org, part)
    } catch (error) {
      if (isUnavailable(error)) {
        fail(error, [part, ...parts].flat())
        parts = []
      } else if (part.length > 1) parts = part.map((change) => [change])
      else fail(error, part)
    }
  return one.isBestEffort ? [] : failed
}
