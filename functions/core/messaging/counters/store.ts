import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $add } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll, writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { failedConditions, isContention } from '../../platform/table/conflicts.ts'
import { Counted, Counter, counterKeys, Unread, unreadOf } from './entity.ts'
import { ALL, type Counts, FIELDS, totalOf } from './rules.ts'

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
      ...[...sums].flatMap(([whose, counts]) =>
        FIELDS.filter((what) => counts[what] !== 0).map((what) =>
          Counter.build(UpdateTransaction).item({
            org,
            whose,
            what,
            count: $add(counts[what]),
            ...counterKeys(org, whose, what),
          }),
        ),
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
  await writeAll(requests)
}

/** How many contacts lie on these desks. */
export async function countContacts(org: OrgId, desks: 'all' | string[]): Promise<number> {
  const requests = (desks === 'all' ? [ALL] : desks).map((whose) =>
    Counter.build(BatchGetRequest).key({ org, whose, what: 'contacts' }),
  )
  return totalOf((await readAll(requests)).map((counter) => counter?.count ?? 0))
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
