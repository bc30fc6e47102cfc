import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { planConnected } from '../../functions/core/messaging/messages/plan-connected.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { Active } from '../../functions/core/stock/integrations/entity.ts'
import { OpenRun } from '../../functions/core/stock/syncs/entity.ts'
import { planSyncs } from '../../functions/core/stock/syncs/plan-syncs.ts'
import { Connected } from '../../functions/core/telephony/connections/entity.ts'
import { startQueues } from '../../lib/local/queues.ts'
import { newFolder } from '../new-folder.ts'
import { startTestTable } from '../table.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString()
const DEALERS = 95

type Entry = { MessageBody: string; DelaySeconds?: number; MessageGroupId?: string }
/** Messages sent to SQS, and the maximum number of concurrent calls. */
let calls: Entry[][]
let most: number
/** A message that SQS refuses. */
let refused: string | undefined
let queueUrl: (name: string) => string
const stops: (() => unknown)[] = []

beforeAll(async () => {
  const table = await startTestTable()
  const dir = newFolder('planning')
  const queue = { batchSize: 1, maxReceiveCount: 3, visibilitySeconds: 30 }
  const names = ['sync-inventory', 'import-messages', 'sync-templates', 'sync-registrations', 'follow-sender']
  const queues = await startQueues({ dir, queues: names.map((name) => ({ name, ...queue })), invoke: async () => {} })
  const watched = createServer(watch(queues.url)).listen(0, '127.0.0.1')
  await once(watched, 'listening')
  queueUrl = queues.queueUrl
  const url = `http://127.0.0.1:${(watched.address() as AddressInfo).port}/000000000000`
  Object.assign(process.env, {
    QUEUE_SYNC_INVENTORY: `${url}/sync-inventory`,
    QUEUE_IMPORT_MESSAGES: `${url}/import-messages`,
    QUEUE_SYNC_TEMPLATES: `${url}/sync-templates`,
    QUEUE_SYNC_REGISTRATIONS: `${url}/sync-registrations`,
    QUEUE_FOLLOW_SENDER: `${url}/follow-sender`,
  })
  stops.push(() => watched.close(), queues.stop, table.stop)
  const orgs = Array.from({ length: DEALERS }, () => newId(NOW))
  await Promise.all(
    orgs.map((org) =>
      Active.build(PutItemCommand)
        .item({ org, next_sync_at: after(-1) })
        .send(),
    ),
  )
  await Promise.all(orgs.map((org) => Connected.build(PutItemCommand).item({ org }).send()))
})
afterAll(async () => {
  for (const stop of stops) await stop()
})
beforeEach(() => {
  calls = []
  most = 0
  refused = undefined
})

/** Hands every call on to the local queues. */
function watch(to: string) {
  let underWay = 0
  return async (request: IncomingMessage, response: ServerResponse) => {
    most = Math.max(most, ++underWay)
    const body = await text(request)
    const { Entries } = JSON.parse(body) as { Entries: Entry[] }
    calls.push(Entries)
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': String(request.headers['x-amz-target']),
    }
    const answer = await fetch(to, { method: 'POST', headers: { ...headers, authorization: 'AWS4-HMAC-SHA256' }, body })
    underWay--
    const isRefused = Entries.some(({ MessageBody }) => refused !== undefined && MessageBody.includes(refused))
    response.end(isRefused ? JSON.stringify({ Failed: [{ Id: '0', Code: 'InternalError' }] }) : await answer.text())
  }
}

/** Number of messages that a queue has available, and that it still delays. */
async function lying(name: string) {
  const { Attributes } = await new SQSClient({ endpoint: new URL(queueUrl(name)).origin }).send(
    new GetQueueAttributesCommand({ QueueUrl: queueUrl(name), AttributeNames: ['All'] }),
  )
  return [Number(Attributes?.ApproximateNumberOfMessages), Number(Attributes?.ApproximateNumberOfMessagesDelayed)]
}

test('all dealers that are due are put on the queue ten a call, a few calls at a time, each for its own minute', async () => {
  const [soon, later] = [newId(NOW), newId(NOW)]
  await Active.build(PutItemCommand)
    .item({ org: soon, next_sync_at: after(7) })
    .send()
  await Active.build(PutItemCommand)
    .item({ org: later, next_sync_at: after(15) })
    .send()

  await planSyncs(NOW)
  expect(await lying('sync-inventory')).toEqual([DEALERS, 1])
  expect(calls).toHaveLength(10)
  expect(most).toBeLessThanOrEqual(8)
  const held = calls.flat().filter(({ DelaySeconds }) => DelaySeconds !== 0)
  expect(held).toEqual([
    expect.objectContaining({ DelaySeconds: 420, MessageBody: JSON.stringify({ org: soon, due: after(7) }) }),
  ])
  expect(JSON.stringify(calls)).not.toContain(later)
})

test('a run that should have ended is looked after, one that began a moment ago is left to its worker', async () => {
  const [old, young] = [newId(NOW), newId(NOW)]
  await OpenRun.build(PutItemCommand)
    .item({ org: newId(NOW), run: old, since: after(-6) })
    .send()
  await OpenRun.build(PutItemCommand)
    .item({ org: newId(NOW), run: young, since: after(-1) })
    .send()
  await planSyncs(NOW)
  expect(JSON.stringify(calls)).toContain(old)
  expect(JSON.stringify(calls)).not.toContain(young)
})

test('all dealerships’ messages are planned the same way, and once an hour their templates', async () => {
  await planConnected(new Date(after(15)))
  expect(await lying('import-messages')).toEqual([DEALERS, 0])
  expect(await lying('sync-templates')).toEqual([0, 0])
  expect(calls).toHaveLength(10)
  expect(most).toBeLessThanOrEqual(8)
})

test('a dealership’s work is known to SQS as its own, so that much of it waits behind that of others', async () => {
  await planSyncs(NOW)
  await planConnected(NOW)
  expect(await lying('sync-templates')).toEqual([DEALERS, 0])
  const groups = calls.flat().map(({ MessageBody, MessageGroupId }) => [JSON.parse(MessageBody).org, MessageGroupId])
  expect(groups.length).toBeGreaterThan(2 * DEALERS)
  for (const [org, group] of groups) expect(group).toBe(org)
})

test('planning fails, and so is tried again, where SQS did not take one of many', async () => {
  refused = newId(NOW)
  await OpenRun.build(PutItemCommand)
    .item({ org: newId(NOW), run: refused, since: after(-60) })
    .send()
  await expect(planSyncs(NOW)).rejects.toThrow('SQS did not take 1 messages for sync-inventory: InternalError.')
})

test('what carriers and WhatsApp say of dealerships’ numbers is asked once a day', async () => {
  await planConnected(new Date('2026-11-21T15:00:00Z'))
  expect(await lying('follow-sender')).toEqual([0, 0])
  await planConnected(new Date('2026-11-21T16:00:00Z'))
  for (const daily of ['sync-registrations', 'follow-sender']) expect(await lying(daily)).toEqual([DEALERS, 0])
})
