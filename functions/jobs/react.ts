import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { takeChanges } from '../core/platform/changes/take-changes.ts'

export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const failed = await takeChanges(Records)
  return { batchItemFailures: failed === undefined ? [] : [{ itemIdentifier: failed }] }
}
