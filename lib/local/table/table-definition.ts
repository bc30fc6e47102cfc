import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { table } from '#contract/table.ts'

type KeyPair = { partitionKey: string; sortKey: string; holds?: readonly string[] }

const schema = ({ partitionKey, sortKey }: KeyPair) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
]

/** The contract's table, as input for CreateTable. */
export function tableDefinition(name: string): CreateTableCommandInput {
  const indexes: [string, KeyPair][] = Object.entries(table.indexes)
  const keys = [table, ...Object.values<KeyPair>(table.indexes)].flatMap((pair) => [pair.partitionKey, pair.sortKey])
  return {
    TableName: name,
    KeySchema: schema(table),
    AttributeDefinitions: [...new Set(keys)].map((key) => ({ AttributeName: key, AttributeType: 'S' })),
    GlobalSecondaryIndexes: indexes.map(([IndexName, pair]) => ({
      IndexName,
      KeySchema: schema(pair),
      Projection: pair.holds
        ? { ProjectionType: 'INCLUDE', NonKeyAttributes: [...pair.holds] }
        : { ProjectionType: 'ALL' },
    })),
    BillingMode: 'PAY_PER_REQUEST',
  }
}
