import type { InputItem } from 'dynamodb-toolbox/entity'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { type Acting, actorOf, facetsOf } from '../../platform/actor.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { newId } from '../../platform/table/ids.ts'
import type { Write } from '../../platform/table/write.ts'
import { HistoryEntry, type HistoryItem, ImportEntry, type ImportEntryItem } from './entity.ts'
import { historyOf } from './partitions.ts'

type Of = Pick<HistoryItem, 'org'> & { id: string }

/** What somebody did to a contact. */
export type Entry = Pick<
  HistoryItem,
  'type' | 'about' | 'from' | 'to' | 'from_name' | 'to_name' | 'remark' | 'is_of_many' | 'appointment'
>

/** Parts of a transaction: what a contact's history says of what somebody did. */
export function entryPuts(acting: Acting, { org, id }: Of, entries: Entry[]): Write[] {
  const { now } = acting
  const { kind, id: user_id, name: user_name } = actorOf(acting)
  const by = facetsOf(kind).isNamedInHistory && { user_id, user_name }
  return entries.map((entry) =>
    HistoryEntry.build(PutTransaction).item({
      org,
      contact: id,
      id: newId(now),
      at: now.toISOString(),
      ...by,
      ...entry,
    }),
  )
}

/** Part of a transaction: somebody was merged into a contact. The entry has the merge's id, so that it goes with it. */
export const joinedPut = (
  { org, id: contact }: Of,
  { id, at, name, user_id, user_name }: { id: string; at: string; name: string; user_id: string; user_name: string },
): Write =>
  HistoryEntry.build(PutTransaction).item({ org, contact, id, type: 'joined', at, remark: name, user_id, user_name })

/** Part of a transaction: an entry of a contact goes. */
export const entryRemoval = ({ org, id: contact }: Of, id: string): Write =>
  HistoryEntry.build(DeleteTransaction).key({ org, contact, id })

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

/** Gives a contact the history of another, too; whom it concerned then is not told again. */
export async function copyEntries(org: OrgId, from: string, into: string): Promise<void> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(HistoryEntry)
    .query({ partition: historyOf(org, from) })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  await writeAll(
    Items.map((entry) => HistoryEntry.build(BatchPutRequest).item({ ...entry, contact: into, is_of_many: true })),
  )
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

/** What is known of the file that made a contact (its `import`). */
export async function findImportEntry(org: OrgId, id: string): Promise<ImportEntryItem | undefined> {
  const { Item } = await ImportEntry.build(GetItemCommand).key({ org, id }).send()
  return Item
}
