import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $add } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { BatchGetCommand, execute as executeGets } from 'dynamodb-toolbox/table/actions/batchGet'
import { BatchWriteCommand, execute as executeWrites } from 'dynamodb-toolbox/table/actions/batchWrite'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../ctx.ts'
import { table } from '../table/client.ts'
import { failedConditions, isContention } from '../table/conflicts.ts'
import { Counted, Counter, Unread, unreadOf } from './entity.ts'
import type { Counts } from './rules.ts'

/** The counters of these desks; a desk that nothing was ever counted for has none. */
export async function readCounters(org: OrgId, desks: string[]) {
  const requests = desks.map((desk) => Counter.build(BatchGetRequest).key({ org, desk }))
  const { Responses } = await executeGets({ maxAttempts: 5 }, table.build(BatchGetCommand).requests(...requests))
  return (Responses?.[0] ?? []).filter((counter) => counter !== undefined)
}

/** Adds the sums and marks their changes as counted, all or nothing. Else: which of the changes were counted before. */
export async function addCounts(
  org: OrgId,
  sequences: string[],
  sums: Map<string, Counts>,
  markedUntil: Date,
): Promise<{ repeated: string[] } | 'added' | 'contended'> {
  const ttl = Math.floor(markedUntil.getTime() / 1000)
  try {
    await execute(
      ...sequences.map((sequence) =>
        Counted.build(PutTransaction)
          .item({ org, sequence, ttl })
          .options({ condition: { attr: 'org', exists: false } }),
      ),
      ...[...sums].map(([desk, { active, closed, archived, contacts }]) =>
        Counter.build(UpdateTransaction).item({
          org,
          desk,
          active: $add(active),
          closed: $add(closed),
          archived: $add(archived),
          contacts: $add(contacts),
        }),
      ),
    )
    return 'added'
  } catch (error) {
    const failed = failedConditions(error)
    if (failed?.length) return { repeated: failed.flatMap((i) => sequences[i] ?? []) }
    if (isContention(error)) return 'contended'
    throw error
  }
}

/** Keeps which contacts are unread, and on which desk; `desk` undefined: no longer. */
export async function keepUnread(org: OrgId, changes: { contact: string; desk: string | undefined }[]) {
  const requests = changes.map(({ contact, desk }) =>
    desk === undefined
      ? Unread.build(BatchDeleteRequest).key({ org, contact })
      : Unread.build(BatchPutRequest).item({ org, contact, desk }),
  )
  for (let i = 0; i < requests.length; i += 25)
    await executeWrites({ maxAttempts: 5 }, table.build(BatchWriteCommand).requests(...requests.slice(i, i + 25)))
}

/** How many contacts of these desks are unread. */
export async function countUnread(org: OrgId, desks: 'all' | string[]): Promise<number> {
  let count = 0
  let place: Record<string, unknown> | undefined
  do {
    const page = await table
      .build(QueryCommand)
      .entities(Unread)
      .query({ partition: unreadOf(org) })
      .options({
        select: 'COUNT',
        ...(desks === 'all' ? {} : { filters: { unread: { attr: 'desk', in: desks } } }),
        ...(place ? { exclusiveStartKey: place } : {}),
      })
      .send()
    count += page.Count ?? 0
    place = page.LastEvaluatedKey
  } while (place)
  return count
}
