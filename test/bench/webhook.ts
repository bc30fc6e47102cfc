import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { contactIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { table } from '../../functions/core/platform/table/client.ts'
import { earliestId, momentKey, newId } from '../../functions/core/platform/table/ids.ts'
import { handler } from '../../functions/webhooks/twilio.ts'
import { connectDealership } from './bench-cloud.ts'
import { AUTH_TOKEN, inboundEvent, inboundForm, sign } from './dealership.ts'
import { type Figure, interleaved, ratio } from './measure.ts'

const ROUNDS = 300
const FROM = '+15550001001'

/** Webhook in → durable → answered, against the same table calls made bare and the signature check. */
export async function measureWebhook(): Promise<Figure[]> {
  const { ctx, token } = await connectDealership()
  let n = 0
  const ours = async () => {
    const { statusCode } = await handler(inboundEvent(token, `SMours${n++}`, FROM, 'Is the blue Civic still there?'))
    if (statusCode !== 200) throw new Error(`The webhook answered ${statusCode}.`)
  }
  await ours()
  const items = await writtenItems(ctx.org, contactIdOf(ctx.org, FROM))
  const bare = async () => {
    const form = inboundForm(`SMbare${n++}`, FROM, 'Is the blue Civic still there?')
    const url = 'http://localhost/bench'
    if (!validateRequest(AUTH_TOKEN, sign(url, form), url, form)) throw new Error('The signature is wrong.')
    await bareCalls(items, n)
  }
  for (let i = 0; i < 30; i++) {
    await ours()
    await bare()
  }
  const [mine = 0, floor = 0] = await interleaved(ROUNDS, ours, bare)
  return [ratio('webhook: event in → durable → answer', mine, floor, 1.4, 'ms')]
}

type Items = { contact: Record<string, unknown>; key: { pk: string; sk: string } }

async function writtenItems(org: string, contact: string): Promise<Items> {
  const key = { pk: `O#${org}#C#${contact}`, sk: 'CONTACT' }
  const { Item = {} } = await table.getDocumentClient().send(new GetCommand({ TableName: table.getName(), Key: key }))
  return { contact: Item, key }
}

/** The same read and the same three-item transaction, written by hand. */
async function bareCalls({ contact, key }: Items, n: number) {
  const client = table.getDocumentClient()
  const TableName = table.getName()
  const at = new Date().toISOString()
  const id = newId(new Date())
  await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }))
  const message = {
    _et: 'message',
    pk: `${key.pk}#bare`,
    sk: `M#${id}`,
    org: contact.org,
    conversation: id,
    id,
    contact: contact.id,
    channel: 'sms',
    direction: 'inbound',
    body: 'Is the blue Civic still there?',
    sent_at: at,
    status: 'received',
    rank: 8,
    sid: `SMbare${n}`,
  }
  await client.send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item: message } },
        {
          Update: {
            TableName,
            Key: key,
            UpdateExpression:
              'SET #s = :s, most_recent_type = :t, last_message = :m, last_message_at = :at, channels.sms.last_inbound_at = :at, channels.sms.inbound = channels.sms.inbound + :one, channels.sms.unread = channels.sms.unread + :one, inbox_at = :ia',
            ConditionExpression: 'attribute_exists(org) AND attribute_not_exists(assignee)',
            ExpressionAttributeNames: { '#s': 'status' },
            ExpressionAttributeValues: {
              ':s': 'active',
              ':t': 'sms',
              ':m': message.body,
              ':at': earliestId(Date.parse(at)),
              ':ia': `active#${momentKey(Date.parse(at), String(contact.id))}`,
              ':one': 1,
            },
          },
        },
        {
          Put: {
            TableName,
            Item: { _et: 'marker', pk: `${key.pk}#${message.sid}`, sk: 'MARK', conversation: id, message: id },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ],
    }),
  )
}
