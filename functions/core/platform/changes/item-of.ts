import type { DynamoDBRecord } from 'aws-lambda'
import { table } from '#contract/table.ts'

/** Identifies the item of a stream record; a record's keys are a map, whose order varies. */
export const itemOf = ({ dynamodb }: Pick<DynamoDBRecord, 'dynamodb'>): string =>
  JSON.stringify([table.partitionKey, table.sortKey].map((key) => dynamodb?.Keys?.[key]?.S))
