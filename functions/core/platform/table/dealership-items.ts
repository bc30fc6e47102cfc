import { BatchGetCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { table as layout } from '#contract/table.ts'
import type { OrgId } from '../ctx.ts'
import { SENT_TOGETHER, sendInParts } from './batches.ts'
import { table } from './client.ts'

interface Key {
  pk: string
  sk: string
}
/** An item as it lies in the table; `_et` names its entity. */
export type StoredItem = Key & Record<string, unknown>

/** A scan goes on after this key. */
export type Place = Key

const { partitionKey: PK, sortKey: SK } = layout

/** About what a page of 1 MB holds; the local engine would read on to the table's end. */
const PAGE = 2_000

/**
 * The next items of a dealership in a walk through the whole table: whatever is added to the product later, it is
 * found. An item is a dealership's if its partition or its sort key is, or it names it as `org`.
 */
export async function scanDealership(org: OrgId, place?: Place): Promise<{ items: StoredItem[]; place?: Place }> {
  const { Items = [], LastEvaluatedKey } = await table.getDocumentClient().send(
    new ScanCommand({
      TableName: table.getName(),
      FilterExpression: 'begins_with(#pk, :partition) OR #org = :org OR #sk = :org',
      ExpressionAttributeNames: { '#pk': PK, '#sk': SK, '#org': 'org' },
      ExpressionAttributeValues: { ':partition': `O#${org}`, ':org': org },
      ConsistentRead: true,
      Limit: PAGE,
      ...(place && { ExclusiveStartKey: place }),
    }),
  )
  return { items: Items as StoredItem[], ...(LastEvaluatedKey && { place: LastEvaluatedKey as Place }) }
}

/** Items beside these do not say whose they are. */
const OF_ONE_THING = ['USER', 'VEHICLE']

/** Removes items, and with such a one all that lies beside it: that goes first, for a run that is killed. */
export async function removeItems(items: readonly Key[]): Promise<void> {
  for (const { pk, sk } of items.filter((one) => OF_ONE_THING.includes(one.sk)))
    await removeKeys((await keysIn(pk)).filter((one) => one.sk !== sk))
  await removeKeys(items)
}

const removeKeys = (keys: readonly Key[]) =>
  sendInParts(keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))

async function keysIn(pk: string): Promise<Key[]> {
  const { Items = [] } = await table.getDocumentClient().send(
    new QueryCommand({
      TableName: table.getName(),
      KeyConditionExpression: '#pk = :pk',
      ProjectionExpression: '#pk, #sk',
      ExpressionAttributeNames: { '#pk': PK, '#sk': SK },
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    }),
  )
  return Items as Key[]
}

/** Puts items of an archive as they shall lie in the table, in this order, unless the last of them came from it already. */
export async function putReadIn(archive: string, items: readonly StoredItem[]): Promise<void> {
  const last = items.slice(-SENT_TOGETHER).map(({ pk, sk }) => ({ pk, sk }))
  if (await areReadIn(archive, last)) return
  await sendInParts(items.map((item) => ({ PutRequest: { Item: { ...item, read_in: archive } } })))
}

async function areReadIn(archive: string, Keys: Key[]): Promise<boolean> {
  if (Keys.length === 0) return true
  const name = table.getName()
  const RequestItems = { [name]: { Keys, ProjectionExpression: 'read_in' } }
  const { Responses } = await table.getDocumentClient().send(new BatchGetCommand({ RequestItems }))
  return Responses?.[name]?.filter(({ read_in }) => read_in === archive).length === Keys.length
}
