import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { table as layout } from '../../../functions/contract/table.ts'

export const TABLE_NAME = 'lotwire'

const keysOf = ({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
]
const indexes = Object.entries(layout.indexes)
const names = new Set(
  [layout, ...Object.values(layout.indexes)].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]),
)

/** The table as the contract lays it; lib/aws/table.ts makes the same on AWS. */
export const tableDefinition: CreateTableCommandInput = {
  TableName: TABLE_NAME,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: keysOf(layout),
  AttributeDefinitions: [...names].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
  GlobalSecondaryIndexes: indexes.map(([IndexName, index]) => ({
    IndexName,
    KeySchema: keysOf(index),
    Projection: { ProjectionType: 'ALL' as const },
  })),
}
