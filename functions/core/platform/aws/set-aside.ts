import { randomUUID } from 'node:crypto'
import type { DynamoDBRecord } from 'aws-lambda'
import { variable } from '../environment.ts'
import { bucketAddress, putText } from './bucket-files.ts'

/** Lambda's fixed prefix in the bucket for records that a stream's function did not take. */
export const SET_ASIDE_PREFIX = 'aws/lambda/'

/** Well within the timeout of the stream's function: the stream must be told if S3 stays silent. */
const TIMEOUT_MS = 10_000

/** Stores records as Lambda stores a batch that its function did not take. */
export async function setAside(records: readonly DynamoDBRecord[]): Promise<void> {
  const at = new Date().toISOString()
  const key = `${SET_ASIDE_PREFIX}react/${at.slice(0, 10).replaceAll('-', '/')}/${at.replaceAll(':', '.')}-${randomUUID()}`
  const body = JSON.stringify({ timestamp: at, payload: JSON.stringify({ Records: records }) })
  const how = { type: 'application/json', timeoutMs: TIMEOUT_MS }
  await putText(`${bucketAddress(variable('SET_ASIDE_BUCKET'))}/${key}`, body, how)
}
