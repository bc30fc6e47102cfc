import { beforeAll, describe, expect, test } from 'vitest'
import { CALLS_PER_MINUTE } from '#contract/people/keys.ts'
import { SCOPES } from '#contract/scopes.ts'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, newConversation } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { newKey, openKeyClient } from '../key-client.ts'
import { newNumber } from '../request.ts'
import { itemsWith } from '../table-items.ts'

let ours: TestOrganization
let theirs: TestOrganization
let agent: Awaited<ReturnType<TestOrganization['addMember']>>
let manager: Awaited<ReturnType<TestOrganization['addMember']>>

beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  agent = await ours.addMember({ role: 'agent', first_name: 'Tess', last_name: 'Agent' })
  manager = await ours.addMember({ role: 'manager' })
})

const listed = async (id: string) => {
  const { body } = await ours.client.get('/api/agent-api-keys')
  return body.data.find((key: { id: string }) => key.id === id)
}
const actsAbout = async (id: string) => {
  const { body } = await ours.client.get('/api/audit')
  return body.data.filter(({ about }: { about: string }) => about === id)
}

describe('a key', () => {
  test('is told once, and kept as a hash only', async () => {
    const { body } = await ours.client.post('/api/agent-api-keys', {
      user_id: agent.id,
      name: 'DMS',
      permissions: SCOPES,
      expires_at: '2999-12-31',
    })
    const { id, key } = body
    expect(key).toMatch(/^lw_[\w-]{32}$/)
    expect(await listed(id)).toEqual({
      id,
      name: 'DMS',
      user: { id: agent.id, name: 'Tess Agent' },
      key_prefix: key.slice(0, 9),
      is_active: true,
      permissions: SCOPES,
      created_at: expect.any(String),
      last_used_at: null,
      expires_at: '2999-12-31T23:59:59.000Z',
    })
    expect(JSON.stringify(await itemsWith([ours.org, id]))).not.toContain(key)
    expect((await ours.client.get('/api/audit')).text).not.toContain(key)
  })

  test('opens the contacts of its person, and says when it was last used', async () => {
    const key = await newKey(ours.client, { user_id: agent.id })
    const phone = newNumber()
    expect(await key.call('POST', '/api/contacts', { first_name: 'Nora', last_name: 'New', phone })).toMatchObject({
      status: 200,
      body: { first_name: 'Nora' },
    })
    const { status, body, headers } = await key.get(`/api/contacts?search=${encodeURIComponent(phone)}`)
    expect(status).toBe(200)
    await eventually(async () =>
      expect((await key.get(`/api/contacts?search=${encodeURIComponent(phone)}`)).body.data).toHaveLength(1),
    )
    expect(body.data.length).toBeLessThanOrEqual(1)
    expect(headers['set-cookie']).toBeUndefined()
    expect((await listed(key.id)).last_used_at).not.toBeNull()
  })

  test('sees what its person sees, and no more', async () => {
    const { whatsapp_from: to } = await ours.connect()
    const [own, others] = [
      await newConversation(ours, { to, name: 'Own' }),
      await newConversation(ours, { to, name: 'Another’s' }),
    ]
    await assign(ours.client, own, agent.id)
    await assign(ours.client, others, manager.id)
    const key = await newKey(ours.client, { user_id: agent.id })
    expect((await key.get(`/api/contacts/${own.contact_id}`)).status).toBe(200)
    expect((await key.get(`/api/contacts/${others.contact_id}`)).status).toBe(404)
    expect((await key.get(`/api/chats/whatsapp/${others.id}/messages`)).status).toBe(404)
    const sent = await key.call('POST', `/api/chats/whatsapp/${own.id}/send`, { body: 'It is.' })
    expect(sent).toMatchObject({ status: 200, body: { message: { body: 'It is.' } } })
  })

  test.each([
    ['an owner’s', () => ours.ownerId],
    ['of somebody of another dealership', () => theirs.ownerId],
    ['of nobody', () => 'nobody'],
  ])('%s cannot be made', async (_, user_id) => {
    const answer = await ours.client.post('/api/agent-api-keys', { user_id: user_id(), name: 'DMS' })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test.each([
    ['without a person', { user_id: '' }, 'Please fill in all required fields'],
    ['without a name', { name: '  ' }, 'Please fill in all required fields'],
    ['that expired yesterday', { expires_at: '2020-01-01' }, 'Choose today or a later day.'],
  ])('%s is refused', async (_, wrong, message) => {
    const answer = await ours.client.post('/api/agent-api-keys', { user_id: agent.id, name: 'DMS', ...wrong })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', message } })
  })

  test('may do only what its scopes name, and is told which one it lacks', async () => {
    const key = await newKey(ours.client, { user_id: agent.id, permissions: ['read_contacts'] })
    expect((await key.get('/api/contacts')).status).toBe(200)
    for (let i = 0; i < 3; i++)
      expect(await key.call('POST', '/api/contacts', { first_name: 'Nora' })).toMatchObject({
        status: 403,
        body: { code: 'forbidden', scope: 'write_contacts' },
      })
    expect(await key.get('/api/me')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const refused = (await actsAbout(key.id)).filter(({ action }: { action: string }) => action === 'key_used_beyond')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(3)
    expect(refused[0]).toMatchObject({ words: { key: 'DMS', scope: 'write_contacts' }, user: { id: agent.id } })
  })

  test('that tries what only people may do is refused, and the log says so', async () => {
    const key = await newKey(ours.client, { user_id: manager.id })
    const settings = [{ group: 'security', key: 'allowed_invitation_domains', value: '[]' }]
    expect(await key.call('POST', '/api/settings/bulk-update', { settings })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
    expect(await actsAbout(key.id)).toContainEqual(
      expect.objectContaining({ action: 'key_used_elsewhere', words: { key: 'DMS' } }),
    )
  })

  test('that is refused for several reasons within a minute finds each of them in the log', async () => {
    const key = await newKey(ours.client, { user_id: agent.id, permissions: [] })
    expect((await key.get('/api/contacts')).status).toBe(403)
    expect((await key.get('/api/me')).status).toBe(403)
    await ours.client.post(`/api/agent-api-keys/${key.id}/revoke`)
    expect((await key.get('/api/contacts')).status).toBe(401)
    expect((await actsAbout(key.id)).map(({ action }: { action: string }) => action)).toEqual([
      'key_used_revoked',
      'key_revoked',
      'key_used_elsewhere',
      'key_used_beyond',
      'key_created',
    ])
  })

  test('is dead from the next call on once it is revoked, and gone once it is deleted', async () => {
    const key = await newKey(ours.client, { user_id: agent.id })
    expect((await key.get('/api/contacts')).status).toBe(200)
    expect((await ours.client.post(`/api/agent-api-keys/${key.id}/revoke`)).status).toBe(200)
    expect(await key.get('/api/contacts')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect((await key.get('/api/contacts')).headers['www-authenticate']).toBe('Bearer')
    expect(await listed(key.id)).toMatchObject({ is_active: false })
    expect((await ours.client.change('DELETE', `/api/agent-api-keys/${key.id}`)).status).toBe(200)
    expect(await listed(key.id)).toBeUndefined()
    expect((await key.get('/api/contacts')).status).toBe(401)
    expect((await actsAbout(key.id)).map(({ action }: { action: string }) => action)).toEqual([
      'key_removed',
      'key_used_revoked',
      'key_revoked',
      'key_created',
    ])
  })

  test('is dead once it expired', async () => {
    const expires_at = new Date(Date.now() + 1500).toISOString()
    const key = await newKey(ours.client, { user_id: agent.id, expires_at })
    expect((await key.get('/api/contacts')).status).toBe(200)
    await eventually(async () => expect((await key.get('/api/contacts')).status).toBe(401))
    expect(await actsAbout(key.id)).toContainEqual(expect.objectContaining({ action: 'key_used_expired' }))
  })

  test('opens nothing where it was made up', async () => {
    const stranger = await openKeyClient(`lw_${'a'.repeat(32)}`)
    expect(await stranger.get('/api/contacts')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  test('is not helped by a browser’s cookies beside it', async () => {
    const answer = await ours.client.get('/api/contacts', { headers: { authorization: `Bearer lw_${'a'.repeat(32)}` } })
    expect(answer.status).toBe(401)
  })

  test('is of its own dealership: another can neither revoke nor delete it', async () => {
    const key = await newKey(ours.client, { user_id: agent.id })
    expect((await theirs.client.post(`/api/agent-api-keys/${key.id}/revoke`)).status).toBe(404)
    expect((await theirs.client.change('DELETE', `/api/agent-api-keys/${key.id}`)).status).toBe(404)
    expect((await key.get('/api/contacts')).status).toBe(200)
  })

  test('that calls too often is told when to come again', async () => {
    const { key, get } = await newKey(ours.client, { user_id: agent.id })
    const { UpdateItemCommand } = await import('dynamodb-toolbox/entity/actions/update')
    const { ApiKey } = await import('../../functions/core/people/api-keys/entity.ts')
    const { hashOf, minuteOf } = await import('../../functions/core/people/api-keys/rules.ts')
    // Again where the minute turns in between.
    const refused = await eventually(async () => {
      const almost = { minute: minuteOf(new Date()), calls: CALLS_PER_MINUTE - 1 }
      await ApiKey.build(UpdateItemCommand)
        .item({ hash: hashOf(key), ...almost })
        .send()
      expect((await get('/api/labels')).status).toBe(200)
      const answer = await get('/api/labels')
      expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
      return answer
    })
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })
})
