import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Waiting } from '#contract/due.ts'
import { writeAll } from '../table/batches.ts'
import { table } from '../table/client.ts'
import { Due, type DueItem, dueIdOf, PARTITIONS, positionOf } from './entity.ts'

/** Per partition and read; all of them together are a hundred SQS calls. */
const PAGE = 125

/** A thing that waits for a time (ISO 8601, as `toISOString` writes it). */
export type DueEntry = Waiting & { at: string }

const itemOf = (entry: DueEntry) => ({ ...entry, id: dueIdOf(entry) })
const keyOf = (entry: DueEntry) => ({ at: entry.at, id: dueIdOf(entry) })

/** Parts of the transaction that writes the waiting item: it becomes due at a time, or no longer is. */
export const duePut = (entry: DueEntry) => Due.build(PutTransaction).item(itemOf(entry))
export const dueRemoval = (entry: DueEntry) => Due.build(DeleteTransaction).key(keyOf(entry))
/** The same for an item whose time changes: no parts if the time is the same. */
export const dueMove = (waiting: Waiting, from: string, to: string) =>
  from === to ? [] : [dueRemoval({ ...waiting, at: from }), duePut({ ...waiting, at: to })]

/** Schedules things; anything already due is found within a minute. Repeating it is harmless. */
export const putDue = (entries: readonly DueEntry[]): Promise<void> =>
  writeAll(entries.map((entry) => Due.build(BatchPutRequest).item(itemOf(entry))))

/** Removes entries, including ones that do not exist. */
export const removeDue = (entries: readonly Pick<DueItem, 'at' | 'id'>[]): Promise<void> =>
  writeAll(entries.map(({ at, id }) => Due.build(BatchDeleteRequest).key({ at, id })))

/**
 * The entries due by `until`, oldest first, starting after the previous page's `place`; a page with a `place` is not
 * the last. Not consistent, at half the price: an entry missed now is found a minute later.
 */
export async function listDue(until: Date, after = ''): Promise<{ entries: DueItem[]; place?: string }> {
  const range: [string, string] = [`${after}!`, `${until.toISOString()}~`]
  const pages = await Promise.all(PARTITIONS.map((partition) => readPage(partition, range)))
  // Entries later than the first one a full page left unread must wait for the next page.
  const [place] = pages.flatMap(({ rest }) => rest ?? []).toSorted()
  const entries = pages.flatMap(({ items }) => items).filter((item) => place === undefined || positionOf(item) <= place)
  return { entries: entries.toSorted((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1)), place }
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
