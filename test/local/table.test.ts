import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DescribeTableCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { beforeEach, expect, test } from 'vitest'
import { sweepExpired } from '../../lib/local/table/sweep-expired.ts'
import { startTable } from '../../lib/local/table.ts'
import { enginePidIn, isAlive } from '../engine-pid.ts'
import { eventually } from '../eventually.ts'
import { newFolder } from '../new-folder.ts'

const table = {
  TableName: 'notes',
  BillingMode: 'PAY_PER_REQUEST' as const,
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' as const },
    { AttributeName: 'sk', AttributeType: 'S' as const },
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' as const },
    { AttributeName: 'sk', KeyType: 'RANGE' as const },
  ],
}
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
// Enough attempts to outlast the seconds that a crashed engine takes to restart on a loaded machine.
const clientOf = (url: string) =>
  new DynamoDBClient({ endpoint: url, region: 'us-east-1', credentials, maxAttempts: 12 })
const put = (client: DynamoDBClient, sk: string, ttl?: number) =>
  client.send(
    new PutItemCommand({
      TableName: 'notes',
      Item: { pk: { S: 'a' }, sk: { S: sk }, ...(ttl && { ttl: { N: String(ttl) } }) },
    }),
  )
const get = async (client: DynamoDBClient, sk: string) =>
  (await client.send(new GetItemCommand({ TableName: 'notes', Key: { pk: { S: 'a' }, sk: { S: sk } } }))).Item

let dir: string
beforeEach(() => {
  dir = newFolder('table')
})

test('a second start finds what the first one wrote', async () => {
  const first = await startTable({ dir, table })
  await put(clientOf(first.url), 'kept')
  await first.stop()
  const second = await startTable({ dir, table })
  expect(await get(clientOf(second.url), 'kept')).toBeDefined()
  await second.stop()
})

test('the stream records are indexed, so a write costs the same after many', async () => {
  const { stop } = await startTable({ dir, table })
  await stop()
  const database = new DatabaseSync(join(dir, 'db.sqlite'))
  const plan = database
    .prepare(
      'EXPLAIN QUERY PLAN SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?',
    )
    .all('notes')
  database.close()
  expect(JSON.stringify(plan)).toContain('app_stream_seq')
})

test('an index that a newer version brings is added to an older table', async () => {
  const older = await startTable({ dir, table })
  await older.stop()
  const newer = {
    ...table,
    AttributeDefinitions: [...table.AttributeDefinitions, { AttributeName: 'gk', AttributeType: 'S' as const }],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'by-gk',
        KeySchema: [{ AttributeName: 'gk', KeyType: 'HASH' as const }],
        Projection: { ProjectionType: 'ALL' as const },
      },
    ],
  }
  for (const start of ['adds it', 'finds it']) {
    const { url, stop } = await startTable({ dir, table: newer })
    const { Table } = await clientOf(url).send(new DescribeTableCommand({ TableName: 'notes' }))
    expect(Table?.GlobalSecondaryIndexes, start).toMatchObject([{ IndexName: 'by-gk' }])
    await stop()
  }
})

test('an engine that crashed is back on the same address, with what was written', async () => {
  const { url, stop } = await startTable({ dir, table })
  const client = clientOf(url)
  await put(client, 'before')
  const crashed = await eventually(() => {
    const engine = enginePidIn(dir)
    process.kill(engine, 'SIGKILL')
    return engine
  })
  await eventually(() => expect(enginePidIn(dir)).not.toBe(crashed))
  await put(client, 'after')
  expect(await get(client, 'before')).toBeDefined()
  expect(await get(client, 'after')).toBeDefined()
  await stop()
  await eventually(() => expect(isAlive(enginePidIn(dir))).toBe(false))
})

test('a process that was killed leaves no engine behind, and the next one finds the data', async () => {
  const url = new URL('../../lib/local/table.ts', import.meta.url).href
  const script = `const { startTable } = await import(${JSON.stringify(url)})
    const { url } = await startTable(${JSON.stringify({ dir, table })})
    console.log(url)
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(owner.stdout, 'data')
  await put(clientOf(String(line).trim()), 'answered')
  await expect(startTable({ dir, table })).rejects.toThrow('already using the data')

  const engine = enginePidIn(dir)
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  const next = await startTable({ dir, table })
  expect(await get(clientOf(next.url), 'answered')).toBeDefined()
  expect(isAlive(engine)).toBe(false)
  await next.stop()
})

test('an item whose time has passed is swept, another stays', async () => {
  const { url, stop } = await startTable({ dir, table })
  const client = clientOf(url)
  const now = Math.floor(Date.now() / 1000)
  await put(client, 'past', now - 5)
  await put(client, 'future', now + 500)
  await put(client, 'forever')
  await sweepExpired(client, table)
  expect([await get(client, 'past'), await get(client, 'future'), await get(client, 'forever')]).toEqual([
    undefined,
    expect.anything(),
    expect.anything(),
  ])
  await stop()
})

test('a port in use is said in one sentence', async () => {
  const { url, stop } = await startTable({ dir: join(dir, 'one'), table })
  const port = Number(new URL(url).port)
  await expect(startTable({ dir: join(dir, 'two'), table, port })).rejects.toThrow(/did not start|in use/)
  await stop()
})

test('who has stopped leaves no engine running', async () => {
  const { stop } = await startTable({ dir, table })
  const engine = enginePidIn(dir)
  await stop()
  expect(isAlive(engine)).toBe(false)
  expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(join(dir, 'db.sqlite'))
})
