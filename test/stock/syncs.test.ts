import { beforeAll, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { type Client, callConsole, type TestOrganization } from '../cloud.ts'
import { eventually } from '../eventually.ts'
import { endedRun, newDealer, newestRun, provider, TUESDAY } from '../feeds.ts'
import { listen } from '../listen.ts'

let dealer: Awaited<ReturnType<typeof newDealer>>
let ours: TestOrganization
let agent: Client
beforeAll(async () => {
  dealer = await newDealer()
  ours = await dealer.connected()
  agent = (await ours.addMember({ role: 'agent' })).client
})
const sync = (client = ours.client, body: object = {}) => client.post('/api/inventory/sync', body)

test('a file that is still the same is up to date', async () => {
  expect((await sync()).body).toMatchObject({ message: 'The sync has started.', sync: { status: 'queued' } })
  expect(await endedRun(ours.client, 2)).toMatchObject({
    status: 'done',
    message: 'Already up to date: this is the file that was imported last.',
    counts: { created: 0, changed: 0, unchanged: 180, sold: 0 },
  })
})

test('everybody hears live that a run is under way and done', async () => {
  const listeners = await Promise.all([listen(ours.client), listen(agent)])
  await sync()
  for (const { heard, stop } of listeners) {
    const pointer = { changed: 'inventory', contact_id: null, conversation_id: null, type: null }
    await eventually(() => expect(heard).toContainEqual(pointer))
    stop()
  }
  await endedRun(ours.client)
})

test('the clock fetches a file when its time has come, and not before', async () => {
  const { DynamoDBClient, UpdateItemCommand } = await import('@aws-sdk/client-dynamodb')
  const before = (await newestRun(ours.client)).id
  await callConsole('POST', 'jobs/plan-rounds/run')
  expect((await newestRun(ours.client)).id).toBe(before)

  await dealer.putFile(TUESDAY)
  await new DynamoDBClient({}).send(
    new UpdateItemCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: { S: 'INTEGRATIONS' }, sk: { S: ours.org } },
      UpdateExpression: 'SET next_sync_at = :past',
      ExpressionAttributeValues: { ':past': { S: new Date(Date.now() - 1000).toISOString() } },
    }),
  )
  await callConsole('POST', 'jobs/plan-rounds/run')
  await callConsole('POST', 'jobs/plan-rounds/run')
  const run = await eventually(async () => {
    const newest = await newestRun(ours.client)
    expect(newest).toMatchObject({ by: null, status: 'done', file: TUESDAY })
    expect(newest.id).not.toBe(before)
    return newest
  })
  expect(run.counts).toEqual({ created: 9, returned: 0, changed: 7, unchanged: 161, sold: 12, errors: 0 })
  const runs = (await ours.client.get('/api/inventory/syncs')).body.data
  expect(runs.filter(({ by }: { by: string | null }) => by === null)).toHaveLength(1)
  const [{ next_sync_at }] = (await ours.client.get('/api/inventory/integrations')).body.integrations
  expect(Date.parse(next_sync_at)).toBeGreaterThan(Date.now())
  await dealer.removeFile(TUESDAY)
})

test('the clock begins a new run where a worker broke off', async () => {
  const { findLot } = await import('../../functions/core/stock/catalogue/door.ts')
  const { addRun } = await import('../../functions/core/stock/syncs/store.ts')
  const { newId } = await import('../../functions/core/platform/table/ids.ts')
  const org = provenOrg(ours.org)
  const begun = new Date(Date.now() - 600_000)
  const run = {
    org,
    id: newId(begun),
    status: 'running' as const,
    started_at: begun.toISOString(),
    ttl: 2_000_000_000,
  }
  const count = (await ours.client.get('/api/inventory/syncs')).body.data.length
  const seen = await findLot(org, true)
  expect(seen && (await addRun(run, { seen, until: new Date(Date.now() - 60_000).toISOString() }))).toBe(true)

  await callConsole('POST', 'jobs/plan-rounds/run')
  await eventually(async () =>
    expect((await ours.client.get(`/api/inventory/syncs/${run.id}`)).body).toMatchObject({
      status: 'failed',
      message: 'The sync was interrupted. Nothing has changed.',
    }),
  )
  expect(await endedRun(ours.client, count + 2)).toMatchObject({ status: 'done', by: null })
})

test('a dealership whose password no longer counts keeps its vehicles and its integration, and is told', async () => {
  const { encryptSecret } = await import('../../functions/core/platform/aws/secrets.ts')
  const { findIntegration, saveIntegration } = await import('../../functions/core/stock/integrations/door.ts')
  const other = await dealer.connected()
  const org = provenOrg(other.org)
  const integration = await findIntegration(org)
  if (!integration) throw new Error('There is no integration.')
  const ftp_password = await encryptSecret(org, 'ftp_password', 'changed')
  await saveIntegration({ ...integration, ftp_password }, new Date().toISOString())

  await sync(other.client)
  const run = await endedRun(other.client, 2)
  expect(run).toMatchObject({ status: 'failed', counts: { created: 0 } })
  expect(run.message).toMatch(/rejected the username or password\. The server said: /)
  expect((await other.client.get('/api/inventory')).body.total).toBe(180)
  expect((await other.client.get('/api/inventory/integrations')).body.integrations).toHaveLength(1)

  await other.client.post('/api/inventory/integrations/connect', dealer.configOf())
  expect(await endedRun(other.client, 3)).toMatchObject({ status: 'done' })
})

test('a dealership’s file can be fetched from the console', async () => {
  const count = (await ours.client.get('/api/inventory/syncs')).body.data.length
  expect((await callConsole('POST', 'jobs/sync-inventory/run', { org: ours.org })).status).toBe(200)
  expect(await endedRun(ours.client, count + 1)).toMatchObject({ status: 'done', by: null })
})

test('a manager may choose other columns, which count from the next sync on', async () => {
  const { body } = await ours.client.get('/api/inventory/mapping')
  expect(body.fields).toContainEqual({
    field: 'price',
    column: 'SpecialPrice',
    is_override: false,
    samples: expect.arrayContaining(['72049.0000']),
  })
  expect(await ours.client.put('/api/inventory/mapping', { fields: { price: 'VehicleCost' } })).toMatchObject({
    status: 422,
    body: { errors: { price: 'The file has no such column.' } },
  })
  const { body: changed } = await ours.client.put('/api/inventory/mapping', { fields: { trim: 'Model', fuel: null } })
  expect(changed.message).toBe('Columns saved. They apply from the next sync.')
  expect(changed.fields).toContainEqual(expect.objectContaining({ field: 'trim', column: 'Model', is_override: true }))

  const count = (await ours.client.get('/api/inventory/syncs')).body.data.length
  await sync()
  expect(await endedRun(ours.client, count + 1)).toMatchObject({ status: 'done', counts: { sold: 0 } })
  const { data } = (await ours.client.get('/api/inventory?per_page=200')).body
  for (const vehicle of data) expect(vehicle.trim).toBe(vehicle.model)
  await ours.client.put('/api/inventory/mapping', { fields: {} })
})

test.each([
  ['POST', '/api/inventory/sync', {}],
  ['POST', '/api/inventory/upload', {}],
  ['GET', '/api/inventory/mapping', undefined],
  ['POST', '/api/inventory/integrations/disconnect', { provider }],
])('no agent may %s %s', async (method, path, body) => {
  const answer = await (method === 'GET' ? agent.get(path) : agent.change(method, path, body))
  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await agent.get('/api/inventory/syncs')).status).toBe(200)
})
