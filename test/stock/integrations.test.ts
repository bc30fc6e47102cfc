import { beforeAll, expect, test } from 'vitest'
import { newOrganization } from '../cloud.ts'
import { endedRun, MONDAY, newDealer, prepareUpload, provider, sampleFeed, sendFile, TUESDAY } from '../feeds.ts'
import { itemsWith } from '../table-items.ts'

let dealer: Awaited<ReturnType<typeof newDealer>>
beforeAll(async () => {
  dealer = await newDealer()
})

test.each([
  ['a wrong password', { password: 'wrong' }, 422, /rejected the username or password\. The server said: /],
  ['a server inside our network', { server: '10.0.0.1' }, 422, /not a server on the internet/],
  ['nobody’s port', { server: '127.0.0.1:1' }, 422, /not a server on the internet/],
  ['an empty server', { server: '  ' }, 422, /Please fill in all connection fields/],
  ['an empty password', { password: '' }, 422, /Please fill in all connection fields/],
])('connecting with %s is refused in words, and nothing is saved', async (_, wrong, status, words) => {
  const { client } = await newOrganization()
  for (const call of ['test', 'connect']) {
    const answer = await client.post(`/api/inventory/integrations/${call}`, dealer.configOf(wrong))
    expect(answer).toMatchObject({ status, body: { code: 'invalid' } })
    expect(JSON.stringify(answer.body)).toMatch(words)
  }
  expect((await client.get('/api/inventory/integrations')).body.integrations).toEqual([])
  expect((await client.get('/api/inventory/syncs')).body.data).toEqual([])
})

test('connecting with a right login says what is there, brings the vehicles in at once, and never shows the password again', async () => {
  const { client, org } = await newOrganization()
  expect((await client.post('/api/inventory/integrations/test', dealer.configOf())).body).toMatchObject({
    message: 'Connection test successful!',
    secure: 'explicit',
    files: 1,
    file: { name: MONDAY },
  })
  const answer = await client.post('/api/inventory/integrations/connect', dealer.configOf())
  expect(answer.body).toMatchObject({
    message: 'Integration connected successfully!',
    sync: { status: 'queued', by: 'Olga Owner' },
  })
  await endedRun(client)
  const list = await client.get('/api/inventory/integrations')
  expect(list.body).toMatchObject({
    integrations: [
      {
        provider,
        status: 'active',
        username: dealer.username,
        connected_by: 'Olga Owner',
        last_sync: { status: 'done', message: '180 new vehicles.', file: MONDAY },
      },
    ],
    stats: {
      vehicles: 180,
      dealers: 2,
      dealer_page: expect.stringMatching(/\/dealer\/\w{26}$/),
      is_feed_hidden: false,
    },
  })
  const [{ next_sync_at }] = list.body.integrations
  const minutes = (Date.parse(next_sync_at) - Date.now()) / 60_000
  expect(minutes > 25 && minutes < 95).toBe(true)
  expect((await client.get('/api/inventory?per_page=1')).body).toMatchObject({ total: 180 })
  expect(answer.text + list.text).not.toContain(dealer.password)
  expect(JSON.stringify(await itemsWith([org]))).not.toContain(dealer.password)
})

test('without an integration there is nothing to sync', async () => {
  const { client } = await newOrganization()
  expect(await client.post('/api/inventory/sync', {})).toMatchObject({
    status: 422,
    body: { code: 'not_configured', message: 'No active integrations to sync' },
  })
})

test('disconnecting hides the vehicles and keeps them; connecting again shows them at once', async () => {
  const { client } = await dealer.connected()
  expect((await client.post('/api/inventory/integrations/disconnect', { provider })).body.message).toBe(
    'Integration disconnected successfully. Inventory is now hidden.',
  )
  expect((await client.get('/api/inventory')).body.total).toBe(0)
  expect((await client.get('/api/inventory/integrations')).body).toMatchObject({
    integrations: [],
    stats: { vehicles: 0, is_feed_hidden: true },
  })
  await client.post('/api/inventory/integrations/connect', dealer.configOf())
  expect((await client.get('/api/inventory')).body.total).toBe(180)
  expect(await endedRun(client, 2)).toMatchObject({ status: 'done', counts: { unchanged: 180, created: 0 } })
})

test('over an integration counts until the next file of the integration', async () => {
  const { client } = await dealer.connected()
  const upload = await prepareUpload(client)
  expect(await sendFile(upload, sampleFeed(TUESDAY))).toBe(204)
  const { upload_id } = upload
  expect((await client.post('/api/inventory/sync', { upload_id })).body.message).toBe(
    'Your file is being imported. The next file from the integration will replace it.',
  )
  expect(await endedRun(client, 2)).toMatchObject({ status: 'done', counts: { created: 9, sold: 12 } })
  await client.post('/api/inventory/sync', {})
  expect(await endedRun(client, 3)).toMatchObject({ status: 'done', counts: { returned: 12, sold: 9 } })
})
