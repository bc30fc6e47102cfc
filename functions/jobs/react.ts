import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { followChanges } from '../core/changes/follow-changes.ts'

export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const failed = await followChanges(Records)
  return { batchItemFailures: failed === undefined ? [] : [{ itemIdentifier: failed }] }
}
