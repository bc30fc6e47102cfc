import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { writeAll } from '../table/batches.ts'
import { table } from '../table/client.ts'
import { Due, type DueItem, PARTITIONS, positionOf } from './entity.ts'

/** Per partition and read; all of them together are a hundred SQS calls. */
const PAGE = 125

/** Removes entries that are on their way, including ones that do not exist. */
export const removeTaken = (entries: readonly Pick<DueItem, 'at' | 'id'>[]): Promise<void> =>
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
