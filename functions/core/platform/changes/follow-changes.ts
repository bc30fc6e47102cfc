import type { DynamoDBRecord } from 'aws-lambda'
import { NotQueued } from '../aws/queues.ts'
import type { OrgId } from '../ctx.ts'
import { isUnavailable } from '../is-unavailable.ts'
import { logFailure } from '../log.ts'
import type { Change, NamedFollow } from './follow.ts'
import { readChanges } from './read-changes.ts'

/** A record that something failed for; `isUnqueued`: only because a queue took no work. */
export interface Failed {
  record: DynamoDBRecord
  isUnqueued: boolean
}

/**
 * Does what follows from changes of the table, each organization's by itself, all side by side; safe to repeat. Answers
 * what something failed for.
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
 * Has one follower take an organization's changes; answers those that it failed for, whatever it threw and where. One that
 * can't be followed keeps back none of the others: what fails together is tried one by one, but for an outage.
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
