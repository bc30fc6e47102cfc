import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { GetQueueAttributesCommand, ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSEvent, SQSRecord } from 'aws-lambda'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LocalQueue, startQueues } from '../../lib/local/queues.ts'
import { eventually } from '../eventually.ts'
import { newFolder } from '../new-folder.ts'

const jobs: LocalQueue = {
  name: 'jobs',
  deadLetter: true,
  handler: 'work',
  batchSize: 10,
  maxReceiveCount: 2,
  // Long, so that even on a busy machine nothing reappears before it is deleted.
  visibilitySeconds: 300,
}

let dir: string
const stops: (() => Promise<void>)[] = []
beforeEach(() => {
  dir = newFolder('queues')
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) await stop()
})

const clientOf = (url: string) =>
  new SQSClient({ endpoint: url, region: 'us-east-1', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } })

async function start(handler: (records: SQSRecord[]) => unknown, queue: LocalQueue = jobs) {
  const queues = await startQueues({
    dir,
    queues: [queue],
    invoke: async (name, event) => {
      expect(name).toBe('work')
      return handler((event as SQSEvent).Records)
    },
  })
  stops.push(queues.stop)
  const client = clientOf(queues.url)
  const send = (body: string, more: object = {}) =>
    client.send(new SendMessageCommand({ QueueUrl: queues.queueUrl('jobs'), MessageBody: body, ...more }))
  const count = async (name: string) => {
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl: queues.queueUrl(name), AttributeNames: ['All'] }),
    )
    return (
      Number(Attributes?.ApproximateNumberOfMessages) +
      Number(Attributes?.ApproximateNumberOfMessagesNotVisible) +
      Number(Attributes?.ApproximateNumberOfMessagesDelayed)
    )
  }
  return { ...queues, client, send, count }
}

test('a message reaches its function as Lambda would hand it over, emoji included, and is then gone', async () => {
  const records: SQSRecord[] = []
  const { send, count } = await start((batch) => void records.push(...batch))
  await send('{"hello":"👋 María"}', { MessageAttributes: { kind: { DataType: 'String', StringValue: 'greeting' } } })
  await eventually(() => expect(records).toHaveLength(1))
  expect(records[0]).toMatchObject({
    messageId: expect.any(String),
    receiptHandle: expect.any(String),
    body: '{"hello":"👋 María"}',
    attributes: { ApproximateReceiveCount: '1', SentTimestamp: expect.any(String) },
    messageAttributes: { kind: { dataType: 'String', stringValue: 'greeting' } },
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:jobs',
  })
  await eventually(async () => expect(await count('jobs')).toBe(0))
})

test('only the messages that the function reports come again', async () => {
  const records: SQSRecord[] = []
  const first = await start((batch) => {
    records.push(...batch)
    const failed = batch.filter(({ body }) => body === 'again')
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) }
  })
  await Promise.all(['once', 'again', 'twice'].map((body) => first.send(body)))
  await eventually(async () => expect([records.length, await first.count('jobs')]).toEqual([3, 1]))
  await first.stop()

  // On startup nobody waits until a message reappears.
  const later: string[] = []
  const second = await start((batch) => void later.push(...batch.map((record) => record.body)))
  await eventually(async () => expect(await second.count('jobs')).toBe(0))
  expect(later).toEqual(['again'])
})

test('a message that always fails ends in the dead-letter queue', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let attempts = 0
  const { send, count, client, queueUrl } = await start(
    () => {
      attempts++
      throw new Error('cannot be done')
    },
    { ...jobs, visibilitySeconds: 1 },
  )
  await send('poison')
  await eventually(async () => expect(await count('jobs-dead')).toBe(1))
  expect(attempts).toBe(2)
  expect(await count('jobs')).toBe(0)
  const { Messages } = await client.send(new ReceiveMessageCommand({ QueueUrl: queueUrl('jobs-dead') }))
  expect(Messages?.[0]?.Body).toBe('poison')
})

const DELAY_SECONDS = 2

test('a delayed message comes when its time has come, not before', async () => {
  const received: string[] = []
  let laterAt = 0
  const { send } = await start((batch) => {
    received.push(...batch.map((record) => record.body))
    if (received.includes('later')) laterAt ||= Date.now()
  })
  const sentAt = Date.now()
  await send('later', { DelaySeconds: DELAY_SECONDS })
  await send('now')
  await eventually(() => expect(received.toSorted()).toEqual(['later', 'now']))
  expect(laterAt - sentAt).toBeGreaterThanOrEqual(DELAY_SECONDS * 1000)
})

test('a slow job does not hold the next one up', async () => {
  const done: string[] = []
  const { send } = await start(async ([record]) => {
    if (record?.body === 'slow') await new Promise(() => {})
    done.push(record?.body ?? '')
  })
  await send('slow')
  await send('quick')
  await eventually(() => expect(done).toEqual(['quick']))
})

test('a message that is being worked on holds up no stop, and is worked on again at the next start', async () => {
  let wasReceived = false
  const first = await start(() => {
    wasReceived = true
    return new Promise(() => {})
  })
  await first.send('interrupted')
  await eventually(() => expect(wasReceived).toBe(true))
  await first.stop()

  const bodies: string[] = []
  await start((batch) => void bodies.push(...batch.map((record) => record.body)), { ...jobs, visibilitySeconds: 200 })
  await eventually(() => expect(bodies).toEqual(['interrupted']))
})

test('no accepted message is lost when the process is killed', async () => {
  const module = new URL('../../lib/local/queues.ts', import.meta.url).href
  const held = { ...jobs, handler: undefined }
  const script = `const { startQueues } = await import(${JSON.stringify(module)})
    const { url } = await startQueues({ ...${JSON.stringify({ dir, queues: [held] })}, invoke: async () => {} })
    console.log(url)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  const url = String((await once(owner.stdout, 'data'))[0]).trim()
  const client = clientOf(url)
  const QueueUrl = `${url}/000000000000/jobs`
  const accepted: string[] = []
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; ; n++) {
      const body = `${writer}-${n}`
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: body }))
      accepted.push(body)
      if (accepted.length === 30) await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))
      if (accepted.length === 60) owner.kill('SIGKILL')
    }
  })
  await Promise.allSettled(writers)

  const bodies = new Set<string>()
  await start(
    (batch) => {
      for (const record of batch) bodies.add(record.body)
    },
    { ...jobs, visibilitySeconds: 1 },
  )
  await eventually(() => expect([...bodies]).toEqual(expect.arrayContaining(accepted)))
  expect(accepted.length).toBeGreaterThanOrEqual(60)
})
