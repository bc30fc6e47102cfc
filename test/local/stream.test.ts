import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { BatchWriteItemCommand, DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startStream } from '../../lib/local/stream.ts'
import { startTable } from '../../lib/local/table.ts'
import { enginePidIn } from '../engine-pid.ts'
import { eventually } from '../eventually.ts'
import { newFolder } from '../new-folder.ts'

const definition = {
  TableName: 'notes',
  BillingMode: 'PAY_PER_REQUEST' as const,
  AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' as const }],
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' as const }],
}

let dir: string
let table: Awaited<ReturnType<typeof startTable>>
let client: DynamoDBClient
let kept: string[]
const stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  dir = newFolder('stream')
  table = await startTable({ dir, table: definition })
  client = new DynamoDBClient({
    endpoint: table.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    // Enough to outlast the seconds that a crashed engine takes to restart on a loaded machine.
    maxAttempts: 12,
  })
  kept = []
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) await stop()
  await table.stop()
})

const put = (pk: string, more: object = {}) =>
  client.send(new PutItemCommand({ TableName: 'notes', Item: { pk: { S: pk }, ...more } }))
const putMany = (pks: string[]) =>
  client.send(
    new BatchWriteItemCommand({
      RequestItems: { notes: pks.map((pk) => ({ PutRequest: { Item: { pk: { S: pk } } } })) },
    }),
  )
const pkOf = (record: DynamoDBRecord) => record.dynamodb?.Keys?.pk?.S ?? ''
const pksOf = (records: DynamoDBRecord[]) => records.map(pkOf)
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})

async function follow(
  handler: (records: DynamoDBRecord[]) => unknown,
  { failures = async (_: DynamoDBRecord[]) => {}, lanes = 1 } = {},
) {
  const stream = await startStream({
    tableUrl: table.url,
    tableName: 'notes',
    dir,
    functionName: 'react',
    lanes,
    invoke: async (name, event) => {
      expect(name).toBe('react')
      return handler((event as DynamoDBStreamEvent).Records)
    },
    failures: async (records) => {
      await failures(records)
      kept.push(...pksOf(records))
    },
  })
  stops.push(stream.stop)
  return stream
}

test('every change reaches the function in order, as Lambda would hand it over', async () => {
  const records: DynamoDBRecord[] = []
  await follow((batch) => void records.push(...batch))
  await put('a', { photo: { B: Buffer.from('hi') } })
  await put('a', { photo: { B: Buffer.from('ho') } })
  await client.send(new DeleteItemCommand({ TableName: 'notes', Key: { pk: { S: 'a' } } }))
  await eventually(() => expect(records).toHaveLength(3))
  expect(records.map((record) => record.eventName)).toEqual(['INSERT', 'MODIFY', 'REMOVE'])
  expect(records[1]).toMatchObject({
    eventID: expect.any(String),
    eventSource: 'aws:dynamodb',
    eventSourceARN: expect.stringContaining('notes'),
    dynamodb: {
      Keys: { pk: { S: 'a' } },
      NewImage: { pk: { S: 'a' }, photo: { B: 'aG8=' } },
      OldImage: { pk: { S: 'a' }, photo: { B: 'aGk=' } },
      SequenceNumber: expect.stringMatching(/^\d+$/),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
      ApproximateCreationDateTime: expect.any(Number),
    },
  })
})

test('an update that changed nothing reaches nobody', async () => {
  const seen: DynamoDBRecord[] = []
  await follow((batch) => void seen.push(...batch))
  await put('same')
  await put('same')
  await put('other')
  await eventually(() => expect(pksOf(seen)).toContain('other'))
  expect(pksOf(seen)).toEqual(['same', 'other'])
})

test('what was written while nobody followed is delivered at the next start, and what was done is not repeated', async () => {
  const first: string[] = []
  const { stop } = await follow((batch) => void first.push(...pksOf(batch)))
  await put('one')
  await eventually(() => expect(readFileSync(join(dir, 'stream.json'), 'utf8')).toMatch(/"\d+"/))
  await stop()
  await put('two')
  await put('three')

  const second: string[] = []
  await follow((batch) => void second.push(...pksOf(batch)))
  await eventually(() => expect(second).toEqual(['two', 'three']))
  expect(first).toEqual(['one'])
})

test('a batch whose handler never answered holds up no stop, and is delivered again at the next start', async () => {
  let wasStarted = false
  const { stop } = await follow(() => {
    wasStarted = true
    return new Promise(() => {})
  })
  await put('unanswered')
  await eventually(() => expect(wasStarted).toBe(true))
  await stop()

  const again: string[] = []
  await follow((batch) => void again.push(...pksOf(batch)))
  await eventually(() => expect(again).toEqual(['unanswered']))
})

test('the lag is the age of the oldest record that was not taken yet, and nothing once all are', async () => {
  const release = Promise.withResolvers<void>()
  const { lagMs } = await follow(() => release.promise)
  await put('waiting')
  await eventually(async () => expect(await lagMs()).toBeGreaterThan(0))
  release.resolve()
  await eventually(async () => expect(await lagMs()).toBe(0))
})

test('only the records from the reported one on are repeated', async () => {
  const batches: string[][] = []
  await putMany(['a', 'b', 'c', 'd'])
  await follow((batch) => {
    batches.push(pksOf(batch))
    const failing = batches.length === 1 ? batch[2] : undefined
    return { batchItemFailures: failing ? [{ itemIdentifier: failing.dynamodb?.SequenceNumber }] : [] }
  })
  await eventually(() => expect(batches).toHaveLength(2))
  expect(batches[1]).toEqual(batches[0]?.slice(2))
})

test('one record that always fails is found, retried, kept whole, and holds nobody up for good', async () => {
  quiet()
  const done: string[] = []
  let attempts = 0
  let wholeRecord: DynamoDBRecord | undefined
  await putMany(['a', 'b', 'poison', 'd', 'e', 'f', 'g'])
  await follow(
    (batch) => {
      if (pksOf(batch).includes('poison')) {
        if (batch.length === 1) attempts++
        throw new Error('cannot be done')
      }
      done.push(...pksOf(batch))
    },
    {
      failures: async ([record]) => {
        wholeRecord = record
      },
    },
  )
  await eventually(() => expect(done).toHaveLength(6))
  expect(kept).toEqual(['poison'])
  expect(attempts).toBe(5)
  expect(wholeRecord?.dynamodb?.NewImage).toEqual({ pk: { S: 'poison' } })
})

test('a failure store that is down for a moment loses no record', async () => {
  quiet()
  let refusals = 2
  await put('poison')
  await follow(
    () => {
      throw new Error('cannot be done')
    },
    {
      failures: async () => {
        if (refusals-- > 0) throw new Error('the store is down')
      },
    },
  )
  await eventually(() => expect(kept).toEqual(['poison']))
})

test('an item that holds its lane up holds up no other, and its own changes stay in their order', async () => {
  const release = Promise.withResolvers<void>()
  const seen: string[] = []
  const { stop } = await follow(
    async (batch) => {
      if (pksOf(batch).includes('held')) await release.promise
      seen.push(...batch.map((record) => `${pkOf(record)} ${record.dynamodb?.NewImage?.n?.S}`))
    },
    { lanes: 4 },
  )
  for (const n of ['1', '2', '3']) await put('held', { n: { S: n } })
  const others = Array.from({ length: 20 }, (_, i) => `other ${i}`)
  await putMany(others)
  await eventually(() => expect(seen.length).toBeGreaterThan(9))
  expect(seen.filter((one) => one.startsWith('held'))).toEqual([])
  release.resolve()
  await eventually(() => expect(seen).toHaveLength(23))
  expect(seen.filter((one) => one.startsWith('held'))).toEqual(['held 1', 'held 2', 'held 3'])
  await stop()
})

test('five hundred records arrive once each, in order, across a crash of the engine', async () => {
  quiet()
  const seen: string[] = []
  await follow((batch) => void seen.push(...pksOf(batch)))
  const names = Array.from({ length: 500 }, (_, n) => `n${String(n).padStart(3, '0')}`)
  for (const [n, name] of names.entries()) {
    if (n === 250) process.kill(enginePidIn(dir), 'SIGKILL')
    await put(name)
    await setImmediate()
  }
  await eventually(() => expect(new Set(seen).size).toBe(500))
  expect([...new Set(seen)]).toEqual(names)
})
