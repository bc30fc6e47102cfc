import { randomUUID } from 'node:crypto'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { newContact } from '../../../../functions/core/customers/contacts/new-contact.ts'
import { earliestId, newId } from '../../../../functions/core/platform/table/ids.ts'

const SOME_DAY = '2026-01-01T00:00:00.000Z'

let last = 0

const record = (before: object | undefined, after: object | undefined): DynamoDBRecord => {
  const image = (own: object | undefined) => own && (marshall(own, { removeUndefinedValues: true }) as never)
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

type Shown = ReturnType<typeof shown>

/** The same contact, to be put into the table. */
export const contactItem = (org: string, own: Shown) => ({
  opted_out: {},
  opted_in: {},
  ...newContact({ org, created_at: SOME_DAY, ...own }, new Date(SOME_DAY)),
})

/** A stream record of a contact that came into being or changed; `sequence` grows as a stream's do. */
export function contactRecord(org: string, before: Shown | undefined, after: Shown | undefined): DynamoDBRecord {
  const image = (own: Shown | undefined) => own && { _et: 'contact', ...contactItem(org, own), listed: own.listed }
  return record(image(before), image(after))
}

/** A stream record of a customer's message that a webhook brought at that second. */
export const inboundRecord = (org: string, at: Date): DynamoDBRecord => {
  const sent_at = at.toISOString()
  const message = { ...outbound(org), id: newId(at), direction: 'inbound', status: 'received', sent_at }
  const { dynamodb, ...rest } = record(undefined, message)
  return { ...rest, dynamodb: { ...dynamodb, ApproximateCreationDateTime: Math.floor(at.getTime() / 1000) } }
}

/** A stream record of a message that was written to be sent, which a queue is told to check later. */
export const outboundRecord = (org: string): DynamoDBRecord => record(undefined, outbound(org))

const outbound = (org: string) => ({
  _et: 'message',
  org,
  conversation: 'conversation',
  id: newId(new Date()),
  contact: 'contact',
  channel: 'sms',
  direction: 'outbound',
  body: 'Hello',
  sent_at: '2026-01-01T00:00:00.000Z',
  status: 'queued',
  rank: 0,
})

/** A contact as the stream shows it. */
export const shown = (id: string, own: object = {}, last_name = 'Torres') => ({
  id,
  // As the table holds it.
  listed: {
    first_name: 'Ana',
    last_name,
    addresses: { phone: '+16285550100' },
    labels: [] as string[],
    updated_at: earliestId(Date.parse(SOME_DAY)),
  },
  status: 'active' as const,
  inbox_at: 'active#1',
  channels: { sms: { since: '2026-01-01T00:00:00.000Z', inbound: 1, unread: 1 } },
  ...own,
})
