import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { type Client, newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { newConversation } from '../dealership.ts'
import { newKey } from '../key-client.ts'
import { newTemplate } from '../request.ts'

let ours: TestOrganization
let house: TestOrganization
let admin: { id: string; email: string; client: Client }
beforeAll(async () => {
  ;[ours, house] = await Promise.all([newOrganization(), newOrganization()])
  admin = await house.addMember({ role: 'agent', is_system_admin: true, first_name: 'Ada', last_name: 'Admin' })
})

const suspend = (id: string, suspended: boolean) =>
  admin.client.change('PUT', `/api/admin/organizations/${id}/suspended`, { suspended })

async function findListed(org: string) {
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body }: Awaited<ReturnType<Client['get']>> = await admin.client.get(
      `/api/admin/organizations?per_page=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    const found = body.data.find(({ id }: { id: string }) => id === org)
    if (found) return found
    cursor = body.cursor
  }
}

test('a suspended dealership reads, receives, and cannot send; opened, it sends again', async () => {
  const { whatsapp_from: to } = await ours.connect()
  const target = await newConversation(ours, { to, name: 'Before' })
  const agent = await ours.addMember({ role: 'agent' })
  const key = await newKey(ours.client, { user_id: agent.id })
  const { body: made } = await ours.client.post('/api/whatsapp/templates', newTemplate())
  const thread = `/api/chats/whatsapp/${target.id}`

  expect(await suspend(ours.org, true)).toMatchObject({ status: 200, body: { suspended: true, name: ours.name } })
  const refusal = { status: 403, body: { code: 'forbidden' } }
  expect(await ours.client.post(`${thread}/send`, { body: 'Hello' })).toMatchObject(refusal)
  expect(await key.call('POST', `${thread}/send`, { body: 'Hello' })).toMatchObject(refusal)
  expect(await ours.client.post(`/api/whatsapp/templates/${made.template.id}/submit`)).toMatchObject(refusal)
  expect((await ours.client.get(`${thread}/messages`)).body.messages).toHaveLength(1)
  await newConversation(ours, { to, name: 'During' })
  expect((await ours.client.get('/api/me')).body.organization_data).toMatchObject({ suspended: true })

  expect((await suspend(ours.org, false)).status).toBe(200)
  expect((await ours.client.post(`${thread}/send`, { body: 'Hello again' })).status).toBe(200)
  const { data } = (await ours.client.get(`/api/audit?user=${admin.id}`)).body
  expect(data).toMatchObject([
    { action: 'organization_opened', words: { organization: ours.name }, user: { name: 'Ada Admin' } },
    { action: 'organization_suspended', about: ours.org },
  ])
})

test('the list tells of each dealership its people, its volumes, and how its connection is', async () => {
  expect(await findListed(house.org)).toMatchObject({
    id: house.org,
    name: house.name,
    suspended: false,
    people: 2,
    contacts: 0,
    conversations: 0,
    connection: { connected: false, rejected_webhooks: 0 },
  })
})

test('is for system administrators only, and finds no dealership that there is not', async () => {
  expect((await ours.client.get('/api/admin/organizations')).status).toBe(403)
  const answer = await ours.client.change('PUT', `/api/admin/organizations/${house.org}/suspended`, { suspended: true })
  expect(answer.status).toBe(403)
  expect((await suspend('nothing', true)).status).toBe(404)
})

test('a command makes somebody a system administrator, and says so where nobody has the address', async () => {
  const { dir } = await openCloud()
  const manager = await house.addMember({ role: 'manager' })
  const make = (email: string) =>
    promisify(execFile)(process.execPath, [resolve(import.meta.dirname, '../../bin/make-admin.ts'), email], {
      env: { ...process.env, TABLE_NAME: '', LOCAL_DIR: join(dir) },
    })
  expect((await manager.client.get('/api/admin/organizations')).status).toBe(403)
  expect((await make(manager.email)).stdout).toContain(manager.email)
  expect((await manager.client.get('/api/admin/organizations')).status).toBe(200)
  await expect(make('nobody@lotwire.test')).rejects.toThrow('Nobody has signed up')
})
