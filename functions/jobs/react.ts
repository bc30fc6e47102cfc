import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { takeChanges } from '../core/platform/changes/take-changes.ts'
import { follows } from './follows.ts'

export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const failed = await takeChanges(follows, Records)
  return { batchItemFailures: failed === undefined ? [] : [{ itemIdentifier: failed }] }
}
