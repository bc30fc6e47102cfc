import { isDeepStrictEqual } from 'node:util'
import type { DynamoDBRecord } from 'aws-lambda'

/** DynamoDB writes no stream record for an update that changed nothing; the local engine does. */
export function isChange({ eventName, dynamodb }: DynamoDBRecord): boolean {
  return eventName !== 'MODIFY' || !isDeepStrictEqual(dynamodb?.NewImage, dynamodb?.OldImage)
}

/** True if a record is of one of these entities, like the filter of Lambda's own mapping (lib/aws/change-stream.ts). */
export function isOneOf(entities: readonly string[] | undefined, { dynamodb }: DynamoDBRecord): boolean {
  const image = dynamodb?.NewImage ?? dynamodb?.OldImage
  return entities === undefined || entities.includes(image?._et?.S ?? '')
}

/**
 * A record as Lambda hands it to a function: as the stream has it, the time in whole seconds. `timeAt`: the cloud's time
 * at one of the engine's, in milliseconds.
 */
export function toLambdaRecord(
  { dynamodb, ...record }: DynamoDBRecord,
  arn: string,
  timeAt: (wall: number) => number,
): DynamoDBRecord {
  const createdAt = dynamodb?.ApproximateCreationDateTime
  return {
    ...record,
    eventSource: 'aws:dynamodb',
    eventVersion: '1.1',
    awsRegion: 'us-east-1',
    eventSourceARN: arn,
    dynamodb: {
      ...dynamodb,
      ...(createdAt && { ApproximateCreationDateTime: Math.floor(timeAt(Number(createdAt) * 1_000) / 1_000) }),
    },
  }
}
