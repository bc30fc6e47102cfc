import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { getRecords } from '../lib/local/stream/get-records.ts'
import { callEngine } from '../lib/local/table/call-engine.ts'
import { openCloud } from './cloud.ts'
import { eventually } from './eventually.ts'

/** As many as a call gives at most. */
const Limit = 1_000

/** Waits until all follow-ups to the table's changes so far are done: its stream was processed that far. */
export async function allFollowed() {
  const { dir } = await openCloud()
  const handedOn = () =>
    JSON.parse(readFileSync(join(dir, 'stream/stream.json'), 'utf8')) as { arn: string; shards: Record<string, string> }

  const { arn, shards } = await eventually(handedOn)
  for (const [shard, position] of Object.entries(shards)) {
    // A busy machine may leave a call unanswered.
    const newest = await eventually(() => newestIn(arn, shard, position))
    await eventually(() => expect(BigInt(handedOn().shards[shard] ?? 0)).toBeGreaterThanOrEqual(BigInt(newest)))
  }
}

/** The newest change in a shard, without the SDK, which takes many times as long to read what all tests have stored. */
async function newestIn(StreamArn: string, ShardId: string, position: string): Promise<string> {
  const url = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''
  const wanted = { StreamArn, ShardId, ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position }
  const target = 'DynamoDBStreams_20120810.GetShardIterator'
  const found = await callEngine({ url, target, timeoutMs: 30_000, body: JSON.stringify(wanted) })
  let { ShardIterator } = found as { ShardIterator?: string }
  let newest = position
  while (ShardIterator) {
    const { Records = [], NextShardIterator } = await getRecords(url, { ShardIterator, Limit })
    newest = Records.at(-1)?.dynamodb?.SequenceNumber ?? newest
    ShardIterator = Records.length > 0 ? NextShardIterator : undefined
  }
  return newest
}
