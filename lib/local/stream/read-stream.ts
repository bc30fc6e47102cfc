import { setTimeout } from 'node:timers/promises'
import {
  type _Record,
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams'
import type { Positions } from './positions.ts'

/** How soon a record is seen decides how soon a message is on the screen; idle polling costs processor time all day. */
const ACTIVE_POLL_MS = 40
const IDLE_POLL_MS = 200
const ACTIVE_FOR_MS = 10_000
const AFTER_ERROR_MS = 200

export type Read = { shardId: string; records: _Record[]; isLast: boolean }

/** Yields the records after the given positions, shard by shard, parents before their children, until aborted. */
export async function* readStream(
  client: DynamoDBStreamsClient,
  arn: string,
  positions: Positions,
  limit: number,
  signal: AbortSignal,
): AsyncGenerator<Read> {
  let iterators = new Map<string, string>()
  let lastRecordAt = 0

  while (!signal.aborted) {
    try {
      if (iterators.size === 0) iterators = await openShards(client, arn, positions)
      let seen = 0
      for (const [shardId, iterator] of iterators) {
        const answer = await client.send(new GetRecordsCommand({ ShardIterator: iterator, Limit: limit }), {
          abortSignal: signal,
        })
        const records = answer.Records ?? []
        const isLast = answer.NextShardIterator === undefined
        seen += records.length
        if (records.length > 0 || isLast) yield { shardId, records, isLast }
        // A closed shard may have got children: all shards are looked at again.
        if (answer.NextShardIterator) iterators.set(shardId, answer.NextShardIterator)
        else iterators.clear()
      }
      if (seen > 0) lastRecordAt = Date.now()
      const pause = Date.now() - lastRecordAt < ACTIVE_FOR_MS ? ACTIVE_POLL_MS : IDLE_POLL_MS
      if (seen === 0) await setTimeout(pause, undefined, { signal })
    } catch (error) {
      if (signal.aborted) return
      // An expired iterator, or the engine being started again: continue from the last position.
      iterators = new Map()
      console.error('The table stream could not be read, trying again:', (error as Error).message)
      await setTimeout(AFTER_ERROR_MS, undefined, { signal }).catch(() => {})
    }
  }
}

async function openShards(client: DynamoDBStreamsClient, arn: string, positions: Positions) {
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: arn }))
  const shards = StreamDescription?.Shards ?? []
  const isOpen = (shard: Shard) => positions.get(shard.ShardId ?? '') !== 'read'
  const waiting = new Set(shards.filter(isOpen).map((shard) => shard.ShardId))
  const iterators = new Map<string, string>()
  for (const { ShardId = '', ParentShardId } of shards.filter(isOpen)) {
    if (waiting.has(ParentShardId)) continue
    iterators.set(ShardId, await shardIterator(client, arn, ShardId, positions.get(ShardId)))
  }
  return iterators
}

async function shardIterator(client: DynamoDBStreamsClient, StreamArn: string, ShardId: string, after?: string) {
  const fromStart = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' as const }
  const wanted = after
    ? { StreamArn, ShardId, ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: after }
    : fromStart
  try {
    return (await client.send(new GetShardIteratorCommand(wanted))).ShardIterator ?? ''
  } catch (error) {
    if (!(error instanceof TrimmedDataAccessException)) throw error
    return (await client.send(new GetShardIteratorCommand(fromStart))).ShardIterator ?? ''
  }
}
