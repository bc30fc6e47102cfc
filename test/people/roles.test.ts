import { beforeAll, expect, test } from 'vitest'
import { MANAGER_RIGHTS, RIGHTS, type Right } from '#contract/rights.ts'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'

let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
})

let made = 0
async function makeRole(rights: Right[], by: Client = ours.client) {
  const { status, body } = await by.post('/api/roles', { name: `Role ${made++}`, rights })
  expect(status).toBe(200)
  return body.role.id as string
}

/** Somebody with a role of the dealership's own. */
async function personWith(rights: Right[]) {
  const [member, role] = await Promise.all([ours.addMember({ role: 'agent' }), makeRole(rights)])
  expect((await give(ours.client, member.id, role)).status).toBe(200)
  return { ...member, role }
}
const give = (by: Client, id: string, role: string) => by.put(`/api/team/members/${id}/role`, { role })
const rightsOf = async (client: Client) => (await client.get('/api/me')).body.rights
const audit = (client: Client) => client.get('/api/audit').then(({ status }) => status)

test('the built-in roles are listed first, and nobody changes them', async () => {
  const { body } = await ours.client.get('/api/roles')
  expect(body.data.slice(0, 3)).toMatchObject([
    { id: 'owner', is_built_in: true, rights: RIGHTS, people: 1 },
    { id: 'manager', is_built_in: true, rights: MANAGER_RIGHTS },
    { id: 'agent', is_built_in: true, rights: ['write', 'call', 'edit', 'export', 'templates'] },
  ])
  expect(await ours.client.put('/api/roles/agent', { rights: [] })).toMatchObject({ status: 409 })
  expect(await ours.client.delete('/api/roles/owner')).toMatchObject({ status: 409 })
})

test('who loses a right loses it at the next request, and a role that people have stays', async () => {
  const auditor = await personWith(['audit', 'see_all'])
  expect(await audit(auditor.client)).toBe(200)
  expect(await rightsOf(auditor.client)).toEqual(['see_all', 'audit'])
  expect((await auditor.client.get('/api/users')).body.data).toContainEqual(
    expect.objectContaining({
      id: auditor.id,
      role: { id: auditor.role, name: 'agent', display_name: expect.any(String) },
    }),
  )
  expect(await ours.client.delete(`/api/roles/${auditor.role}`)).toMatchObject({ status: 409 })

  expect((await ours.client.put(`/api/roles/${auditor.role}`, { rights: ['write'] })).status).toBe(200)
  expect(await audit(auditor.client)).toBe(403)
  expect(await rightsOf(auditor.client)).toEqual(['write'])

  expect((await give(ours.client, auditor.id, 'agent')).status).toBe(200)
  expect(await rightsOf(auditor.client)).toEqual(['write', 'call', 'edit', 'export', 'templates'])
  expect((await ours.client.delete(`/api/roles/${auditor.role}`)).status).toBe(200)
  expect(await give(ours.client, auditor.id, auditor.role)).toMatchObject({ status: 404 })
})

test('nobody gives rights that they don’t have, by a role, a person, a key, or a setting', async () => {
  const lead = await personWith(['team', 'settings', 'write', 'call', 'edit', 'export', 'templates'])
  const other = await ours.addMember({ role: 'agent' })
  const refused = { status: 403 }
  expect(await lead.client.post('/api/roles', { name: 'Auditor', rights: ['audit'] })).toMatchObject(refused)
  const strong = await makeRole(['audit'])
  expect(await lead.client.put(`/api/roles/${strong}`, { rights: ['team'] })).toMatchObject(refused)
  expect(await lead.client.put(`/api/roles/${lead.role}`, { rights: RIGHTS })).toMatchObject(refused)
  for (const role of ['manager', 'owner', strong])
    expect(await give(lead.client, other.id, role)).toMatchObject(refused)
  expect(await give(lead.client, lead.id, lead.role)).toMatchObject(refused)
  const manager = await ours.addMember({ role: 'manager' })
  expect(await give(lead.client, manager.id, 'agent')).toMatchObject(refused)
  const invitation = { email: 'max@lotwire.test', name: 'Max', role: 'manager' }
  expect(await lead.client.post('/api/team/invite', invitation)).toMatchObject(refused)
  expect((await ours.client.post('/api/team/invite', invitation)).status).toBe(200)
  const { data: team } = (await ours.client.get('/api/users')).body
  const invited = `/api/team/members/${team.find((one: { email: string }) => one.email === invitation.email).id}`
  expect(await lead.client.post(`${invited}/resend`)).toMatchObject(refused)
  expect(await lead.client.delete(invited)).toMatchObject(refused)
  const key = { user_id: manager.id, name: 'DMS', permissions: ['read_contacts'] }
  expect(await lead.client.post('/api/agent-api-keys', key)).toMatchObject(refused)
  const settings = [{ group: 'assignment', key: 'grant_view_all_chats', value: 'true' }]
  expect(await lead.client.post('/api/settings/bulk-update', { settings })).toMatchObject(refused)

  const weak = await makeRole(['write'], lead.client)
  expect((await give(lead.client, other.id, weak)).status).toBe(200)
})

test('without the right to see all, one sees one’s own, whatever agents are granted', async () => {
  const reader = await personWith([])
  expect((await reader.client.get('/api/me')).body.sees_all_chats).toBe(false)
  const settings = [{ group: 'assignment', key: 'grant_view_all_chats', value: 'true' }]
  expect((await ours.client.post('/api/settings/bulk-update', { settings })).status).toBe(200)
  expect((await reader.client.get('/api/me')).body.sees_all_chats).toBe(false)
  expect(await reader.client.post('/api/contacts', { first_name: 'Ana', phone_number: '+15125550100' })).toMatchObject({
    status: 403,
  })
})

test('a role of another dealership does not exist here, and a name is taken once', async () => {
  const theirs = await newOrganization()
  const role = await makeRole(['audit'], theirs.client)
  const member = await ours.addMember({ role: 'agent' })
  expect(await give(ours.client, member.id, role)).toMatchObject({ status: 404 })
  expect(await ours.client.put(`/api/roles/${role}`, { rights: [] })).toMatchObject({ status: 404 })
  expect(await ours.client.delete(`/api/roles/${role}`)).toMatchObject({ status: 404 })
  expect(await ours.client.post('/api/roles', { name: 'AGENT', rights: [] })).toMatchObject({ status: 409 })
})
