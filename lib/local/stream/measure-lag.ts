import { type DynamoDBStreamsClient, GetRecordsCommand } from '@aws-sdk/client-dynamodb-streams'
import { openShards } from './open-shards.ts'
import type { Positions } from './positions.ts'

/** How old the oldest record behind the positions is, in milliseconds to the second that the stream tells; 0 without one. */
export async function measureLag(
  client: DynamoDBStreamsClient,
  arn: string,
  positions: Pick<Positions, 'get'>,
): Promise<number> {
  const ages = [0]
  for (const ShardIterator of (await openShards(client, arn, positions)).values()) {
    const { Records = [] } = await client.send(new GetRecordsCommand({ ShardIterator, Limit: 1 }))
    const written = Records[0]?.dynamodb?.ApproximateCreationDateTime
    if (written) ages.push(Date.now() - written.getTime())
  }
  return Math.max(...ages)
}
