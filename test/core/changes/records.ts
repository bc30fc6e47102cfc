import { randomUUID } from 'node:crypto'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'

let last = 0

/** A stream record of a contact that came into being or changed; `sequence` grows as a stream's do. */
export function contactRecord(org: string, before: object | undefined, after: object | undefined): DynamoDBRecord {
  const image = (own: object | undefined) =>
    own &&
    (marshall(
      { _et: 'contact', org, address: '+16285550100', created_at: '2026-01-01T00:00:00.000Z', stage: 'new', ...own },
      { removeUndefinedValues: true },
    ) as never)
  return {
    eventID: randomUUID(),
    eventName: before ? 'MODIFY' : 'INSERT',
    dynamodb: {
      SequenceNumber: `${Date.now()}${String(++last).padStart(6, '0')}`,
      OldImage: image(before),
      NewImage: image(after),
    },
  }
}

/** A contact as the stream shows it. */
export const shown = (id: string, own: object = {}) => ({
  id,
  first_name: 'Ana',
  last_name: 'Torres',
  status: 'active',
  inbox: 'somewhere',
  labels: [],
  sms_unread: 1,
  ...own,
})
