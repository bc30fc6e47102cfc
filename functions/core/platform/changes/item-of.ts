import type { DynamoDBRecord } from 'aws-lambda'
import { table } from '#contract/table.ts'

/** Names the item that a record of the stream is about; a record's keys are a map, which comes in any order. */
export const itemOf = ({ dynamodb }: Pick<DynamoDBRecord, 'dynamodb'>): string =>
  JSON.stringify([table.partitionKey, table.sortKey].map((key) => dynamodb?.Keys?.[key]?.S))
