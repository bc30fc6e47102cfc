import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetShardIteratorCommand,
  type Shard,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams'
import type { Positions } from './positions.ts'

/** Iterators after the given positions, by shard; a child is not opened until its parent was read to the end. */
export async function openShards(client: DynamoDBStreamsClient, arn: string, positions: Pick<Positions, 'get'>) {
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
