import { QueryCommand as Query } from '@aws-sdk/lib-dynamodb'
import { table as layout } from '#contract/table.ts'
import { table } from './client.ts'

/** An item with all that it says, and the name of its entity. */
export interface RawItem {
  kind: string
  says: Record<string, unknown>
}

const KEYS = new Set<string>([
  layout.partitionKey,
  layout.sortKey,
  '_et',
  ...Object.values(layout.indexes).flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]),
])

/** Every item of a partition, in order, whatever its entity; without keys. */
export async function readPartition(partition: string): Promise<RawItem[]> {
  const found: RawItem[] = []
  let ExclusiveStartKey: Record<string, unknown> | undefined
  do {
    const page = await table.getDocumentClient().send(
      new Query({
        TableName: table.getName(),
        KeyConditionExpression: '#pk = :pk',
        ExpressionAttributeNames: { '#pk': layout.partitionKey },
        ExpressionAttributeValues: { ':pk': partition },
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    )
    found.push(...(page.Items ?? []).map((item) => rawOf(item, String(item._et))))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return found
}

/** An item as `readPartition` has it. */
export const rawOf = (item: Record<string, unknown>, kind: string): RawItem => ({
  kind,
  says: Object.fromEntries(Object.entries(item).filter(([name]) => !KEYS.has(name))),
})
