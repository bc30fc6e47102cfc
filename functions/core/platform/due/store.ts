import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Waiting } from '#contract/due.ts'
import { writeAll } from '../table/batches.ts'
import { table } from '../table/client.ts'
import { Due, type DueItem, dueIdOf, PARTITIONS, placeOf } from './entity.ts'

/** Of one partition and read; all of them together are a hundred calls of SQS. */
const PAGE = 125

/** Something that waits for a moment (ISO 8601, as `toISOString` writes it). */
export type DueEntry = Waiting & { at: string }

const itemOf = (entry: DueEntry) => ({ ...entry, id: dueIdOf(entry) })
const keyOf = (entry: DueEntry) => ({ at: entry.at, id: dueIdOf(entry) })

/** Parts of the transaction that writes the item that waits: it becomes due at a moment, or is no longer. */
export const duePut = (entry: DueEntry) => Due.build(PutTransaction).item(itemOf(entry))
export const dueRemoval = (entry: DueEntry) => Due.build(DeleteTransaction).key(keyOf(entry))
/** The same for an item that waits for another moment: no part where it is the same one. */
export const dueMove = (waiting: Waiting, from: string, to: string) =>
  from === to ? [] : [dueRemoval({ ...waiting, at: from }), duePut({ ...waiting, at: to })]

/** Has things be due; what is due already is found within a minute. Repeating it is harmless. */
export const putDue = (entries: readonly DueEntry[]): Promise<void> =>
  writeAll(entries.map((entry) => Due.build(BatchPutRequest).item(itemOf(entry))))

/** Takes entries away, those that are not there too. */
export const removeDue = (entries: readonly Pick<DueItem, 'at' | 'id'>[]): Promise<void> =>
  writeAll(entries.map(({ at, id }) => Due.build(BatchDeleteRequest).key({ at, id })))

/**
 * What is due by `until`, the oldest first, from behind the `place` of the page before on; a page with a `place` is not
 * the last. Not consistent, at half the price: what is missed now is found a minute later.
 */
export async function listDue(until: Date, after = ''): Promise<{ entries: DueItem[]; place?: string }> {
  const range: [string, string] = [`${after}!`, `${until.toISOString()}~`]
  const pages = await Promise.all(PARTITIONS.map((partition) => readPage(partition, range)))
  // No later entry comes before those that a full page left behind.
  const [place] = pages.flatMap(({ rest }) => rest ?? []).toSorted()
  const entries = pages.flatMap(({ items }) => items).filter((item) => place === undefined || placeOf(item) <= place)
  return { entries: entries.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)), place }
}

async function readPage(partition: string, range: [string, string]): Promise<{ items: DueItem[]; rest?: string }> {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Due)
    .query({ partition, range: { between: range } })
    .options({ limit: PAGE })
    .send()
  return { items: Items, rest: LastEvaluatedKey?.sk as string | undefined }
}
