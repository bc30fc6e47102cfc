import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openCloud } from './cloud.ts'
import { eventually } from './eventually.ts'

/** Waits until all follow-ups to the table's changes so far are done: its stream was processed that far. */
export async function allFollowed() {
  const { dir } = await openCloud()
  const { DynamoDBStreamsClient, GetRecordsCommand, GetShardIteratorCommand } = await import(
    '@aws-sdk/client-dynamodb-streams'
  )
  const client = new DynamoDBStreamsClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB })
  const handedOn = () =>
    JSON.parse(readFileSync(join(dir, 'stream/stream.json'), 'utf8')) as { arn: string; shards: Record<string, string> }

  const { arn, shards } = await eventually(handedOn)
  for (const [ShardId, position] of Object.entries(shards)) {
    let newest = position
    let { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: arn,
        ShardId,
        ShardIteratorType: 'AFTER_SEQUENCE_NUMBER',
        SequenceNumber: position,
      }),
    )
    while (ShardIterator) {
      const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator }))
      newest = Records.at(-1)?.dynamodb?.SequenceNumber ?? newest
      ShardIterator = Records.length > 0 ? NextShardIterator : undefined
    }
    await eventually(() => expect(BigInt(handedOn().shards[ShardId] ?? 0)).toBeGreaterThanOrEqual(BigInt(newest)))
  }
}
