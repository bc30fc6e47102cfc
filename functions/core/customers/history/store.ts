import type { InputItem } from 'dynamodb-toolbox/entity'
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { HistoryEntry, type HistoryItem, historyOf, ImportEntry, type ImportEntryItem } from './entity.ts'

/** Puts an entry, in the place of what stood under its id. */
export async function putEntry(entry: InputItem<typeof HistoryEntry>): Promise<void> {
  await HistoryEntry.build(PutItemCommand).item(entry).send()
}

/** Lists a contact's latest history, newest first, at most `limit` entries. */
export async function listEntries(org: OrgId, contact: string, limit: number): Promise<HistoryItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(HistoryEntry)
    .query({ partition: historyOf(org, contact) })
    .options({ reverse: true, limit, consistent: true })
    .send()
  return Items
}

/** Moves an entry from one contact's history into another's; safe to repeat. */
export async function moveEntry(org: OrgId, id: string, from: string, to: string): Promise<void> {
  const { Item } = await HistoryEntry.build(GetItemCommand).key({ org, contact: from, id }).send()
  if (!Item) return
  await putEntry({ ...Item, contact: to })
  await HistoryEntry.build(DeleteItemCommand).key({ org, contact: from, id }).send()
}

export async function putImportEntry(entry: ImportEntryItem): Promise<void> {
  await ImportEntry.build(PutItemCommand).item(entry).send()
}

export async function findImportEntry(org: OrgId, id: string): Promise<ImportEntryItem | undefined> {
  const { Item } = await ImportEntry.build(GetItemCommand).key({ org, id }).send()
  return Item
}
