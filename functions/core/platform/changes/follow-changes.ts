import type { DynamoDBRecord } from 'aws-lambda'
import { logFailure } from '../log.ts'
import type { Follow, NamedFollow } from './follow.ts'
import { readChanges } from './read-changes.ts'

/**
 * Does what follows from changes of the table, each organization's by itself, all side by side; safe to repeat. Answers
 * the records that something failed for.
 */
export async function followChanges(
  follows: readonly NamedFollow[],
  records: readonly DynamoDBRecord[],
): Promise<DynamoDBRecord[]> {
  const read = readChanges(follows, records)
  const byOrg = [...Map.groupBy(read.changes, ({ org }) => org)]
  const steps = byOrg.flatMap(([org, changes]) =>
    follows
      .map((one) => ({
        one,
        org,
        from: changes.filter((change) => one.on.includes(change.entity) && isMeant(one, change)),
      }))
      .filter(({ from }) => from.length > 0),
  )
  const results = await Promise.allSettled(steps.map(({ one, org, from }) => one.do(org, from)))

  for (const [i, result] of results.entries())
    if (result.status === 'rejected') logFailure(result.reason, { org: steps[i]?.org, follow: steps[i]?.one.name })
  const failed = steps.filter(({ one }, i) => results[i]?.status === 'rejected' && !one.isBestEffort)
  const sequences = new Set(failed.flatMap(({ from }) => from.map(({ sequence }) => sequence)))
  const isFailed = ({ dynamodb }: DynamoDBRecord) => sequences.has(dynamodb?.SequenceNumber ?? '')
  return records.filter((record) => read.unreadable.includes(record) || isFailed(record))
}

const isMeant = ({ when }: Follow, change: Parameters<NonNullable<Follow['when']>>[0]) => when?.(change) ?? true
