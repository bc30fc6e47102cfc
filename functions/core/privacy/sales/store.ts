import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { ENTRIES, Sale, SaleEntry, type SaleEntryItem, type SaleItem, saleOf } from './entity.ts'

/** Puts a file, its head last: where that is, it is whole. */
export async function putSale(sale: SaleItem, entries: readonly SaleEntryItem[]): Promise<void> {
  await writeAll(entries.map((entry) => SaleEntry.build(BatchPutRequest).item(entry)))
  await Sale.build(PutItemCommand).item(sale).send()
}

export async function readSale(org: OrgId, contact: string): Promise<SaleItem | undefined> {
  const { Item } = await Sale.build(GetItemCommand).key({ org, contact }).options({ consistent: true }).send()
  return Item
}

export async function listEntries(org: OrgId, contact: string): Promise<SaleEntryItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(SaleEntry)
    .query({ partition: saleOf(org, contact), range: { beginsWith: ENTRIES } })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}
