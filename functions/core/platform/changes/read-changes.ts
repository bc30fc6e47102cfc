import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Entity } from 'dynamodb-toolbox/entity'
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format'
import { provenOrg } from '../ctx.ts'
import { logFailure } from '../log.ts'
import type { Change, Follow } from '../table/follow.ts'

/**
 * The table stream's records as changes to items that something follows; all others are left out. `unreadable`: records
 * whose item does not match its entity, each logged.
 */
export function readChanges(
  follows: readonly Follow[],
  records: readonly DynamoDBRecord[],
): { changes: Change[]; unreadable: DynamoDBRecord[] } {
  const entities = new Map(follows.flatMap(({ on }) => on.map((entity) => [entity.entityName, entity])))
  const unreadable: DynamoDBRecord[] = []
  const changes = records.flatMap((record) => {
    try {
      return readChange(entities, record) ?? []
    } catch (error) {
      logFailure(error, { org: orgOf(record), sequence: record.dynamodb?.SequenceNumber })
      unreadable.push(record)
      return []
    }
  })
  return { changes, unreadable }
}

/** The organization of a record's item, if it has one. */
export const orgOf = ({ dynamodb }: DynamoDBRecord) => (dynamodb?.NewImage ?? dynamodb?.OldImage)?.org?.S

function readChange(entities: Map<string, Entity>, { dynamodb }: DynamoDBRecord): Change | undefined {
  const after = plain(dynamodb?.NewImage)
  // All that would follow from an archive's item is in the archive too.
  if (!dynamodb?.OldImage && after?.read_in !== undefined) return
  // Nothing is new about an item that was moved here from elsewhere.
  const before = plain(dynamodb?.OldImage) ?? (after?.moved === undefined ? undefined : after)
  const entity = entities.get((after ?? before)?._et)
  if (!entity) return
  const formatter = entity.build(EntityFormatter)
  return {
    entity,
    org: provenOrg(String((after ?? before)?.org)),
    sequence: dynamodb?.SequenceNumber ?? '',
    at: writtenAt(dynamodb?.ApproximateCreationDateTime),
    before: before && formatter.format(before),
    after: after && formatter.format(after),
  }
}

/** The stream's time is a whole second: takes its end, unless that is still in the future. */
const writtenAt = (second = Number.POSITIVE_INFINITY) => new Date(Math.min(Date.now(), second * 1000 + 999))

const plain = (image: object | undefined) => image && unmarshall(image as Record<string, AttributeValue>)
