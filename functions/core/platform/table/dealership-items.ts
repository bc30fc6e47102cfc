import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { table as layout } from '#contract/table.ts'
import type { OrgId } from '../ctx.ts'
import { sendWrites } from './batches.ts'
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
const MOST_WRITTEN = 25

/**
 * The next items of a dealership in a walk through the whole table: whatever is added to the product later, it is
 * found. An item is a dealership's if its partition or its sort key is, or it names it as `org`.
 */
export async function scanDealership(
  org: OrgId,
  place: Place | undefined,
  { segment, limit }: { segment?: { n: number; of: number }; limit?: number } = {},
): Promise<{ items: StoredItem[]; place?: Place }> {
  const { Items = [], LastEvaluatedKey } = await table.getDocumentClient().send(
    new ScanCommand({
      TableName: table.getName(),
      FilterExpression: 'begins_with(#pk, :partition) OR #org = :org OR #sk = :org',
      ExpressionAttributeNames: { '#pk': PK, '#sk': SK, '#org': 'org' },
      ExpressionAttributeValues: { ':partition': `O#${org}`, ':org': org },
      ConsistentRead: true,
      ...(place && { ExclusiveStartKey: place }),
      ...(segment && { Segment: segment.n, TotalSegments: segment.of }),
      ...(limit && { Limit: limit }),
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

async function removeKeys(keys: readonly Key[]) {
  for (let n = 0; n < keys.length; n += MOST_WRITTEN) {
    const part = keys.slice(n, n + MOST_WRITTEN)
    await sendWrites({ [table.getName()]: part.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })) })
  }
}

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

/** Puts items as they shall lie in the table, in place of what lies there. */
export async function putItems(items: readonly StoredItem[]): Promise<void> {
  for (let n = 0; n < items.length; n += MOST_WRITTEN) {
    const part = items.slice(n, n + MOST_WRITTEN)
    await sendWrites({ [table.getName()]: part.map((Item) => ({ PutRequest: { Item } })) })
  }
}
