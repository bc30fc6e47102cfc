import type { DynamoDBRecord } from 'aws-lambda'
import { callEngine } from '../table/call-engine.ts'

const TIMEOUT_MS = 10_000

/** A call of GetRecords without the SDK: it is made many times a second, all day. */
export const getRecords = (url: string, input: { ShardIterator: string; Limit: number }, signal?: AbortSignal) =>
  callEngine({
    url,
    signal,
    timeoutMs: TIMEOUT_MS,
    target: 'DynamoDBStreams_20120810.GetRecords',
    body: JSON.stringify(input),
  }) as Promise<{ Records?: DynamoDBRecord[]; NextShardIterator?: string }>
