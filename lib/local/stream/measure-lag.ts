import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { wallNow } from '../clock.ts'
import { getRecords } from './get-records.ts'
import { openShards } from './open-shards.ts'
import type { Positions } from './positions.ts'

/** Age of the oldest record after the positions, in milliseconds but precise to the second; 0 if there is none. */
export async function measureLag(
  { url, client }: { url: string; client: DynamoDBStreamsClient },
  arn: string,
  positions: Pick<Positions, 'get'>,
): Promise<number> {
  const ages = [0]
  for (const ShardIterator of (await openShards(client, arn, positions)).values()) {
    const { Records = [] } = await getRecords(url, { ShardIterator, Limit: 1 })
    const written = Records[0]?.dynamodb?.ApproximateCreationDateTime
    if (written) ages.push(wallNow() - written * 1000)
  }
  return Math.max(...ages)
}
