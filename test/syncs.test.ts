import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { provenOrg } from '../functions/core/ctx.ts'
import { type Client, callConsole, newOrganization, openClient, openOwnCloud, type TestOrganization } from './cloud.ts'
import { eventually } from './eventually.ts'
import { listen } from './listen.ts'
import { itemsWith } from './table-items.ts'

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'core/feeds/samples', name))
const MONDAY = 'DealerCenter_20261118_1234567.csv'
const TUESDAY = 'DealerCenter_20261119_1234567.csv'
const provider = 'dealer_center'

let ftp: { host: string; port: number; username: string; password: string }
const configOf = (more: object = {}) => {
  const { host, port, username, password } = ftp
  return { provider, config: { server: `${host}:${port}`, username, password, ...more } }
}
beforeAll(async () => {
  await openOwnCloud()
  ftp = (await callConsole('GET', 'ftp')).body
  await putFile(MONDAY)
})

async function putFile(name: string, as = name) {
  const client = await openClient()
  const { status } = await client.send('PUT', `/local/api/ftp/files/${as}`, undefined, { raw: sample(name) })
  expect(status).toBe(200)
}
async function removeFile(name: string) {
  await (await openClient()).send('DELETE', `/local/api/ftp/files/${name}`)
}

const newestRun = async (client: Client) => (await client.get('/api/inventory/syncs')).body.data[0]
const ended = (client: Client, count = 1) =>
  eventually(async () => {
    const { data } = (await client.get('/api/inventory/syncs')).body
    expect(data.length).toBeGreaterThanOrEqual(count)
    expect(['queued', 'running']).not.toContain(data[0].status)
    return data[0]
  })

async function connected(): Promise<TestOrganization> {
  const org = await newOrganization()
  expect(await org.client.post('/api/inventory/integrations/connect', configOf())).toMatchObject({ status: 200 })
  expect(await ended(org.client)).toMatchObject({ status: 'done', counts: { created: 180 } })
  return org
}

describe('connecting', () => {
  test.each([
    ['a wrong password', { password: 'wrong' }, 422, /refused the user name or the password\. The server said: /],
    ['a server inside our network', { server: '10.0.0.1' }, 422, /not a server on the internet/],
    ['nobody’s port', { server: '127.0.0.1:1' }, 422, /not a server on the internet/],
    ['an empty server', { server: '  ' }, 422, /Please fill in all connection fields/],
    ['an empty password', { password: '' }, 422, /Please fill in all connection fields/],
  ])('with %s is refused in words, and nothing is saved', async (_, wrong, status, words) => {
    const { client } = await newOrganization()
    for (const call of ['test', 'connect']) {
      const answer = await client.post(`/api/inventory/integrations/${call}`, configOf(wrong))
      expect(answer).toMatchObject({ status, body: { code: 'invalid' } })
      expect(JSON.stringify(answer.body)).toMatch(words)
    }
    expect((await client.get('/api/inventory/integrations')).body.integrations).toEqual([])
    expect((await client.get('/api/inventory/syncs')).body.data).toEqual([])
  })

  test('with a right login says what is there, brings the cars in at once, and never shows the password again', async () => {
    const { client, org } = await newOrganization()
    expect((await client.post('/api/inventory/integrations/test', configOf())).body).toMatchObject({
      message: 'Connection test successful!',
      secure: 'explicit',
      files: 1,
      file: { name: MONDAY },
    })
    const answer = await client.post('/api/inventory/integrations/connect', configOf())
    expect(answer.body).toMatchObject({
      message: 'Integration connected successfully!',
      sync: { status: 'queued', by: 'Olga Owner' },
    })
    await ended(client)
    const list = await client.get('/api/inventory/integrations')
    expect(list.body).toMatchObject({
      integrations: [
        {
          provider,
          status: 'active',
          username: ftp.username,
          connected_by: 'Olga Owner',
          last_sync: { status: 'done', message: '180 cars new.', file: MONDAY },
        },
      ],
      stats: { vehicles: 180, dealers: 2, dealer_page: expect.stringMatching(/\/dealer\/\w{26}$/) },
    })
    const [{ next_sync_at }] = list.body.integrations
    const minutes = (Date.parse(next_sync_at) - Date.now()) / 60_000
    expect(minutes > 25 && minutes < 95).toBe(true)
    expect((await client.get('/api/inventory?per_page=1')).body).toMatchObject({ total: 180 })
    expect(answer.text + list.text).not.toContain(ftp.password)
    expect(JSON.stringify(await itemsWith([org]))).not.toContain(ftp.password)
  })

  test('without an integration there is nothing to sync', async () => {
    const { client } = await newOrganization()
    expect(await client.post('/api/inventory/sync', {})).toMatchObject({
      status: 422,
      body: { code: 'not_configured', message: 'No active integrations to sync' },
    })
  })

  test('disconnecting hides the cars and keeps them; connecting again shows them at once', async () => {
    const { client } = await connected()
    expect((await client.post('/api/inventory/integrations/disconnect', { provider })).body.message).toBe(
      'Integration disconnected successfully. Inventory is now hidden.',
    )
    expect((await client.get('/api/inventory')).body.total).toBe(0)
    expect((await client.get('/api/inventory/integrations')).body).toMatchObject({
      integrations: [],
      stats: { vehicles: 0 },
    })
    await client.post('/api/inventory/integrations/connect', configOf())
    expect((await client.get('/api/inventory')).body.total).toBe(180)
    expect(await ended(client, 2)).toMatchObject({ status: 'done', counts: { unchanged: 180, created: 0 } })
  })
})

describe('a connected dealership', () => {
  let ours: TestOrganization
  let agent: Client
  beforeAll(async () => {
    ours = await connected()
    agent = (await ours.addMember({ role: 'agent' })).client
  })
  const sync = (client = ours.client, body: object = {}) => client.post('/api/inventory/sync', body)

  test('whose file is still the same is up to date', async () => {
    expect((await sync()).body).toMatchObject({ message: 'The sync has started.', sync: { status: 'queued' } })
    expect(await ended(ours.client, 2)).toMatchObject({
      status: 'done',
      message: 'Already up to date: the file is the one that was brought in last.',
      counts: { created: 0, changed: 0, unchanged: 180, sold: 0 },
    })
  })

  test('hears live that a run is under way and done, agents too', async () => {
    const listeners = await Promise.all([listen(ours.client), listen(agent)])
    await sync()
    for (const { pushed, stop } of listeners) {
      const pointer = { changed: 'inventory', contact_id: null, conversation_id: null, type: null }
      await eventually(async () => expect(pushed).toContainEqual(pointer))
      stop()
    }
    await ended(ours.client)
  })

  test('has its file fetched by the clock when its time has come, and not before', async () => {
    const { DynamoDBClient, UpdateItemCommand } = await import('@aws-sdk/client-dynamodb')
    const before = (await newestRun(ours.client)).id
    await callConsole('POST', 'jobs/plan-syncs/run')
    expect((await newestRun(ours.client)).id).toBe(before)

    await putFile(TUESDAY)
    await new DynamoDBClient({}).send(
      new UpdateItemCommand({
        TableName: process.env.TABLE_NAME,
        Key: { pk: { S: 'INTEGRATIONS' }, sk: { S: ours.org } },
        UpdateExpression: 'SET next_sync_at = :past',
        ExpressionAttributeValues: { ':past': { S: new Date(Date.now() - 1000).toISOString() } },
      }),
    )
    await callConsole('POST', 'jobs/plan-syncs/run')
    await callConsole('POST', 'jobs/plan-syncs/run')
    const run = await eventually(async () => {
      const newest = await newestRun(ours.client)
      expect(newest).toMatchObject({ by: null, status: 'done', file: TUESDAY })
      expect(newest.id).not.toBe(before)
      return newest
    })
    expect(run.counts).toEqual({ created: 9, changed: 7, unchanged: 161, sold: 12, errors: 0 })
    const runs = (await ours.client.get('/api/inventory/syncs')).body.data
    expect(runs.filter(({ by }: { by: string | null }) => by === null)).toHaveLength(1)
    const [{ next_sync_at }] = (await ours.client.get('/api/inventory/integrations')).body.integrations
    expect(Date.parse(next_sync_at)).toBeGreaterThan(Date.now())
    await removeFile(TUESDAY)
  })

  test('whose password no longer counts keeps its cars and its integration, and is told', async () => {
    const { encryptSecret } = await import('../functions/core/outside/secrets.ts')
    const { readIntegration, saveIntegration } = await import('../functions/core/integrations/store.ts')
    const other = await connected()
    const org = provenOrg(other.org)
    const integration = await readIntegration(org)
    if (!integration) throw new Error('There is no integration.')
    const ftp_password = await encryptSecret(org, 'ftp_password', 'changed')
    await saveIntegration({ ...integration, ftp_password }, new Date().toISOString())

    await sync(other.client)
    const run = await ended(other.client, 2)
    expect(run).toMatchObject({ status: 'failed', counts: { created: 0 } })
    expect(run.message).toMatch(/refused the user name or the password\. The server said: /)
    expect((await other.client.get('/api/inventory')).body.total).toBe(180)
    expect((await other.client.get('/api/inventory/integrations')).body.integrations).toHaveLength(1)

    await other.client.post('/api/inventory/integrations/connect', configOf())
    expect(await ended(other.client, 3)).toMatchObject({ status: 'done' })
  })

  test('can have every dealership’s file fetched from the console', async () => {
    const count = (await ours.client.get('/api/inventory/syncs')).body.data.length
    expect((await callConsole('POST', 'jobs/sync-inventory/run')).status).toBe(200)
    expect(await ended(ours.client, count + 1)).toMatchObject({ status: 'done', by: null })
  })

  test('may choose other columns, which count from the next sync on', async () => {
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
    expect(changed.message).toBe('The columns were saved. They count from the next sync on.')
    expect(changed.fields).toContainEqual(
      expect.objectContaining({ field: 'trim', column: 'Model', is_override: true }),
    )

    const count = (await ours.client.get('/api/inventory/syncs')).body.data.length
    await sync()
    expect(await ended(ours.client, count + 1)).toMatchObject({ status: 'done', counts: { sold: 0 } })
    const { data } = (await ours.client.get('/api/inventory?per_page=200')).body
    for (const car of data) expect(car.trim).toBe(car.model)
    await ours.client.put('/api/inventory/mapping', { fields: {} })
  })

  test.each([
    ['POST', '/api/inventory/sync', {}],
    ['POST', '/api/inventory/upload', {}],
    ['GET', '/api/inventory/mapping', undefined],
    ['POST', '/api/inventory/integrations/disconnect', { provider }],
  ])('lets no agent %s %s', async (method, path, body) => {
    const answer = await (method === 'GET' ? agent.get(path) : agent.change(method, path, body))
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await agent.get('/api/inventory/syncs')).status).toBe(200)
  })
})

describe('a file that is sent by hand', () => {
  const start = async (client: Client, filename = 'cars.csv') =>
    (await client.post('/api/inventory/upload', { filename })).body

  async function send({ url, fields }: { url: string; fields: Record<string, string> }, file: Uint8Array | string) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]))
    return (await fetch(url, { method: 'POST', body: form, headers: { origin: 'http://localhost' } })).status
  }

  test('goes the same way, also without an integration, and what was wrong with it can be had', async () => {
    const { client } = await newOrganization()
    const theirs = await newOrganization()
    const upload = await start(client, 'Añejo "cars".csv')
    const rows = ['VIN,Stock,Make,Model,VehicleCost', ',A1,Ford,Escape,11000', ',A2,,,12000', ',,Seat,Ibiza,13000']
    expect(await send(upload, rows.join('\n'))).toBe(204)

    const { upload_id } = upload
    expect(await theirs.client.post('/api/inventory/sync', { upload_id })).toMatchObject({ status: 404 })
    expect(await client.post('/api/inventory/sync', { upload_id: upload_id.replace(/.$/, '0') })).toMatchObject({
      status: 404,
    })
    expect(await client.post('/api/inventory/sync', { upload_id })).toMatchObject({
      status: 200,
      body: { message: 'Your file is being brought in.', sync: { file: 'Añejo "cars".csv' } },
    })
    const run = await ended(client)
    expect(run).toMatchObject({
      status: 'done',
      counts: { created: 1, errors: 2 },
      message: '1 car new; 2 rows could not be read.',
      errors_url: `/api/inventory/syncs/${run.id}/errors`,
    })
    expect((await client.get('/api/inventory')).body).toMatchObject({ total: 1, data: [{ title: 'Ford Escape' }] })

    const { status, headers } = await client.get(run.errors_url)
    expect(status).toBe(302)
    const file = await fetch(String(headers.location))
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="problems-/)
    const text = await file.text()
    expect(text).toContain('line,column,value,message')
    expect(text).not.toMatch(/1[123]000/)
    expect((await theirs.client.get(run.errors_url)).status).toBe(404)
    expect((await theirs.client.get(`/api/inventory/syncs/${run.id}`)).status).toBe(404)
  })

  test('over an integration counts until the next file of the integration', async () => {
    const { client } = await connected()
    const upload = await start(client)
    expect(await send(upload, sample(TUESDAY))).toBe(204)
    const { upload_id } = upload
    expect((await client.post('/api/inventory/sync', { upload_id })).body.message).toBe(
      'Your file is being brought in. The next file of the integration replaces it.',
    )
    expect(await ended(client, 2)).toMatchObject({ status: 'done', counts: { created: 9, sold: 12 } })
    await client.post('/api/inventory/sync', {})
    expect(await ended(client, 3)).toMatchObject({ status: 'done', counts: { created: 12, sold: 9 } })
  })

  test('fits the form that was signed for it, and no other', async () => {
    const { client } = await newOrganization()
    const upload = await start(client)
    const key = upload.fields.key as string
    expect(await send({ ...upload, fields: { ...upload.fields, key: key.replace('feeds/', 'feeds/x') } }, 'a')).toBe(
      403,
    )
    expect(await send({ ...upload, fields: { ...upload.fields, acl: 'public-read' } }, 'a')).toBe(403)
    expect(await send(upload, '')).toBe(400)
    expect(await client.post('/api/inventory/upload', { size: 60_000_000 })).toMatchObject({
      status: 422,
      body: { errors: { size: 'A file may hold 50 MB at most.' } },
    })
  })

  test.each([
    ['a workbook', 'PK\x03\x04xl/workbook.xml', /Excel workbook/],
    ['nothing but blanks', '   \n  ', /empty/],
    ['a page', '<html><body>Error</body></html>', /web page/],
  ])('and is %s fails in words, and the cars stand', async (_, text, words) => {
    const { client } = await newOrganization()
    const good = await start(client)
    await send(good, sample('homenet.csv'))
    await client.post('/api/inventory/sync', { upload_id: good.upload_id })
    await ended(client)
    const bad = await start(client)
    await send(bad, text)
    await client.post('/api/inventory/sync', { upload_id: bad.upload_id })
    const run = await ended(client, 2)
    expect(run.status).toBe('failed')
    expect(run.message).toMatch(words)
    expect((await client.get('/api/inventory')).body.total).toBe(40)
  })
})
