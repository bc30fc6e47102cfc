import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DescribeTableCommand, DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { contactIdOf, conversationIdOf } from '../../../functions/core/customers/contacts/derived-ids.ts'
import { Message } from '../../../functions/core/messaging/messages/entity.ts'
import type { OrgId } from '../../../functions/core/platform/ctx.ts'
import { newId } from '../../../functions/core/platform/table/ids.ts'
import { measureLag } from '../../../lib/local/stream/measure-lag.ts'
import { openPositions } from '../../../lib/local/stream/positions.ts'
import { readStream } from '../../../lib/local/stream/read-stream.ts'
import { LOCAL_CREDENTIALS } from '../../../lib/local/table/local-credentials.ts'
import { tableDefinition } from '../../../lib/local/table/table-definition.ts'
import { startTable } from '../../../lib/local/table.ts'
import { newContacts } from '../contacts.ts'
import type { Demo } from '../local-cloud.ts'

/** As many as DynamoDB writes by one call. */
const BATCH = 25
const AT_ONCE = 4
const MINUTE_MS = 60_000

const BODIES = [
  'Is the blue Civic still there?',
  'Yes, it is. It has 42,000 miles on it, one owner, and we just put four new tires on. When would you like to see it?',
  'Saturday morning works, around ten. Can you hold it until then? I would come with my wife, she drives it more than I do.',
  'We will have it washed and out front for you.',
  '👍',
]

/**
 * So many conversations, older than those that are there, and so many messages before the one of this customer, in the
 * table of a cloud that is stopped. When it starts again it follows none of it: its lists are what is measured.
 */
export async function fillTable(
  demo: Demo,
  org: OrgId,
  { conversations, messages, from }: { conversations: number; messages: number; from: string },
) {
  const { TABLE_NAME = '' } = JSON.parse(readFileSync(join(demo.dir, 'environment.json'), 'utf8')) as Record<
    string,
    string
  >
  const table = await startTable({ dir: join(demo.dir, 'table'), table: tableDefinition(TABLE_NAME) })
  try {
    const connection = { endpoint: table.url, region: 'us-east-1', credentials: LOCAL_CREDENTIALS }
    const client = DynamoDBDocumentClient.from(new DynamoDBClient(connection), {
      marshallOptions: { removeUndefinedValues: true },
    })
    const puts = [...newMessages(org, from, messages), ...newContacts(org, conversations, [])].map((one) =>
      one.params(),
    )
    let next = 0
    const worker = async () => {
      for (let at = next; at < puts.length; at = next) {
        next += BATCH
        await client.send(new BatchWriteCommand({ RequestItems: { [TABLE_NAME]: puts.slice(at, at + BATCH) } }))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    await passOver(connection, TABLE_NAME, join(demo.dir, 'stream/stream.json'))
  } finally {
    await table.stop()
  }
}

/** Notes the table's stream as read to its end. */
async function passOver(connection: DynamoDBClientConfig & { endpoint: string }, TableName: string, file: string) {
  const { Table } = await new DynamoDBClient(connection).send(new DescribeTableCommand({ TableName }))
  const arn = Table?.LatestStreamArn ?? ''
  const table = { url: connection.endpoint, client: new DynamoDBStreamsClient(connection) }
  const positions = openPositions(file, arn)
  for await (const { shardId, records } of readStream(table, arn, positions, new AbortController().signal)) {
    positions.set(shardId, records.at(-1)?.dynamodb?.SequenceNumber ?? '')
    if ((await measureLag(table, arn, positions)) === 0) break
  }
  positions.close()
}

/** A minute apart, by turns the customer's and ours. */
function newMessages(org: OrgId, from: string, count: number) {
  const contact = contactIdOf(org, from)
  const conversation = conversationIdOf(contact, 'sms')
  const now = Date.now()
  return Array.from({ length: count }, (_, i) => {
    const at = new Date(now - (count - i) * MINUTE_MS)
    const direction = i % 2 ? ('outbound' as const) : ('inbound' as const)
    return Message.build(BatchPutRequest).item({
      org,
      conversation,
      id: newId(at),
      contact,
      channel: 'sms' as const,
      direction,
      body: BODIES[i % BODIES.length] ?? '',
      sent_at: at.toISOString(),
      rank: 9,
      status: direction === 'inbound' ? 'received' : 'delivered',
    })
  })
}
