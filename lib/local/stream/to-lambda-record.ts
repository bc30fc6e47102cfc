import { isDeepStrictEqual } from 'node:util'
import type { _Record } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'

/** DynamoDB writes no stream record for an update that changed nothing; the local engine does. */
export function isChange({ eventName, dynamodb }: _Record): boolean {
  return eventName !== 'MODIFY' || !isDeepStrictEqual(dynamodb?.NewImage, dynamodb?.OldImage)
}

/** True if a record is of one of these entities, like the filter of Lambda's own mapping (lib/aws/change-stream.ts). */
export function isOneOf(entities: readonly string[] | undefined, { dynamodb }: _Record): boolean {
  const image = dynamodb?.NewImage ?? dynamodb?.OldImage
  return entities === undefined || entities.includes(image?._et?.S ?? '')
}

/** A record as Lambda hands it to a function: binary values in base64, the time in epoch seconds. */
export function toLambdaRecord({ userIdentity, dynamodb, ...record }: _Record, arn: string): DynamoDBRecord {
  const { ApproximateCreationDateTime: createdAt, ...change } = dynamodb ?? {}
  return {
    ...record,
    ...(userIdentity && { userIdentity: { type: userIdentity.Type, principalId: userIdentity.PrincipalId } }),
    eventSource: 'aws:dynamodb',
    eventVersion: '1.1',
    awsRegion: 'us-east-1',
    eventSourceARN: arn,
    dynamodb: {
      ...(withBase64(change) as DynamoDBRecord['dynamodb']),
      ...(createdAt && { ApproximateCreationDateTime: Math.floor(createdAt.getTime() / 1000) }),
    },
  }
}

function withBase64(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(withBase64)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withBase64(inner)]))
}
