import { randomUUID } from 'node:crypto'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { DynamoDBRecord } from 'aws-lambda'

/** Stores records that the stream's function did not take, in Lambda's format and under Lambda's prefix. */
export function keepFailures(connection: { endpoint: string; bucket: string }) {
  const client = new S3Client({ endpoint: connection.endpoint, region: 'us-east-1' })
  return async (records: DynamoDBRecord[]) => {
    const at = new Date().toISOString()
    const day = at.slice(0, 10).replaceAll('-', '/')
    await client.send(
      new PutObjectCommand({
        Bucket: connection.bucket,
        Key: `aws/lambda/local/shard/${day}/${at.replaceAll(':', '.')}-${randomUUID()}`,
        ContentType: 'application/json',
        Body: JSON.stringify({
          requestContext: { functionArn: 'react', condition: 'RetryAttemptsExhausted' },
          timestamp: at,
          DDBStreamBatchInfo: { batchSize: records.length },
          payload: JSON.stringify({ Records: records }),
        }),
      }),
    )
  }
}
