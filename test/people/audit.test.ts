import { beforeAll, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { eventually } from '../eventually.ts'
import { newKey } from '../key-client.ts'

let ours: TestOrganization
let theirs: TestOrganization
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
})

const log = async (query = '', client = ours.client) => (await client.get(`/api/audit?${query}`)).body
const linksOf = async (org: string) => {
  const { listLinks } = await import('../../functions/core/people/audit-chain/store.ts')
  return (await listLinks(provenOrg(org))).length
}
const addLabel = async (name: string, client = ours.client) =>
  (await client.post('/api/labels', { name })).body.label.id as string

test('says who changed what, when, and from where, in the reader’s language', async () => {
  const label = await addLabel('Cash')
  const [entry] = (await log()).data
  expect(entry).toMatchObject({
    action: 'label_created',
    about: label,
    words: { label: 'Cash' },
    message: 'Added the label “Cash”',
    user: { id: ours.ownerId, name: 'Olga Owner' },
    key: null,
    address: expect.stringMatching(/^127\./),
  })
  expect(Math.abs(Date.now() - Date.parse(entry.at))).toBeLessThan(60_000)
  const { body } = await ours.client.get('/api/audit', { headers: { 'accept-language': 'es' } })
  expect(body.data[0].message).toBe('Agregó la etiqueta “Cash”')
  expect((await log('action=label_created', theirs.client)).data).toEqual([])
})

test('names the settings that changed, and no others, as their forms do', async () => {
  const group = 'assignment'
  const settings = [
    { group, key: 'enable_ticketing', value: 'true' },
    { group, key: 'reassign_reopened', value: 'false' },
  ]
  for (let times = 0; times < 2; times++) await ours.client.post('/api/settings/bulk-update', { settings })
  await ours.client.change('PUT', `/api/organizations/${ours.org}`, { name: ours.name, zip_code: '78040' })
  const messages = async (language: string) => {
    const { body } = await ours.client.get('/api/audit', { headers: { 'accept-language': language } })
    return body.data.slice(0, 2).map(({ message }: { message: string }) => message)
  }
  expect(await messages('en')).toEqual(['Changed the dealership: “ZIP code”', 'Changed settings: “Enable ticketing”'])
  expect(await messages('es')).toEqual([
    'Cambió la agencia: “Código postal”',
    'Cambió la configuración: “Activar tickets”',
  ])
})

test('keeps who added a vehicle, and who changed it', async () => {
  const own = await newOrganization()
  const { id } = (await own.client.post('/api/inventory', { make: 'Ford', model: 'Escape', year: 2021 })).body
  expect((await own.client.put(`/api/inventory/${id}`, { price: 18_995 })).status).toBe(200)
  expect((await log('', own.client)).data.slice(0, 2)).toMatchObject([
    { action: 'vehicle_updated', about: id, message: 'Changed the vehicle 2021 Ford Escape' },
    { action: 'vehicle_created', about: id, message: 'Added the vehicle 2021 Ford Escape' },
  ])
})

const saidAbout = async (about: string, client = ours.client) =>
  (await log('per_page=200', client)).data
    .filter((entry: { about: string }) => entry.about === about)
    .map(({ message }: { message: string }) => message)

test('keeps who added, renamed, changed, and deleted a quick reply', async () => {
  const agent = await ours.addMember({ role: 'agent' })
  const made = await agent.client.post('/api/quick-replies', { shortcut: 'hours', body: 'We open at 9.' })
  const { id } = made.body.quick_reply
  for (const change of [{ body: 'We open at 8.' }, { shortcut: 'open' }, { shortcut: 'open' }])
    expect((await agent.client.put(`/api/quick-replies/${id}`, change)).status).toBe(200)
  expect((await agent.client.delete(`/api/quick-replies/${id}`)).status).toBe(204)
  expect(await saidAbout(id)).toEqual([
    'Deleted the quick reply /open',
    'Renamed the quick reply /hours to /open',
    'Changed the quick reply /hours',
    'Added the quick reply /hours',
  ])
})

test('says which way a manager switched an agent, and what else of theirs changed, not what stayed', async () => {
  const { id } = await ours.addMember({ role: 'agent', first_name: 'Ana', last_name: 'Agent' })
  const working_hours = [{ day: 'mon', from: '09:00', to: '18:00' }]
  const set = (change: object) => ours.client.put(`/api/assignments/agents/${id}`, change)
  for (const available of [false, false, true]) expect((await set({ available })).status).toBe(200)
  for (let times = 0; times < 2; times++) await set({ max_contacts: 7, working_hours })
  await set({ max_contacts: 7, working_hours: null })
  expect((await saidAbout(id)).slice(0, 4)).toEqual([
    'Changed Ana Agent’s settings: “Working hours”',
    'Changed Ana Agent’s settings: “Maximum open conversations”, “Working hours”',
    'Set Ana Agent to Available',
    'Set Ana Agent to Away',
  ])
})

test('keeps that another dealership’s key was to be revoked or deleted, in the log of who tried', async () => {
  const { id } = await newKey(theirs.client, { user_id: (await theirs.addMember({ role: 'agent' })).id })
  expect((await ours.client.post(`/api/agent-api-keys/${id}/revoke`)).status).toBe(404)
  expect((await ours.client.delete(`/api/agent-api-keys/${id}`)).status).toBe(404)
  const refused = `Refused: revoking or deleting the API key ${id}, which the dealership doesn’t have`
  expect(await saidAbout(id)).toEqual([refused, refused])
  expect(await saidAbout(id, theirs.client)).not.toContain(refused)
})

test('keeps a contact that a system administrator added, in the log of the dealership they chose', async () => {
  const admin = await ours.addMember({ role: 'agent', is_system_admin: true, first_name: 'Ada', last_name: 'Admin' })
  const person = { first_name: 'Nadia', last_name: 'Nunn', phone: '+13615550177' }
  const made = await admin.client.post('/api/contacts', { ...person, organization_id: theirs.org })
  const [entry] = (await log(`user=${admin.id}`, theirs.client)).data
  expect(entry).toMatchObject({
    about: made.body.id,
    message: 'Added the contact Nadia Nunn as a system administrator',
    user: { name: 'Ada Admin' },
  })
})

test('is the managers’: an agent is refused', async () => {
  const agent = await ours.addMember({ role: 'agent' })
  for (const path of ['/api/audit', '/api/audit/verify']) expect((await agent.client.get(path)).status).toBe(403)
})

test('proves itself: what somebody changes in the table is found when asked, and told to managers by the next check', async () => {
  const own = await newOrganization()
  for (const name of ['One', 'Two', 'Three']) await addLabel(name, own.client)
  await eventually(async () => expect(await linksOf(own.org)).toBe(4))
  const verify = async () => (await own.client.get('/api/audit/verify')).body
  expect(await verify()).toEqual({ valid: true, checked: 4, broken: [] })

  const { id, at } = (await log('', own.client)).data[1]
  const { AuditEntry } = await import('../../functions/core/people/audit/entity.ts')
  const { UpdateItemCommand } = await import('dynamodb-toolbox/entity/actions/update')
  await AuditEntry.build(UpdateItemCommand).item({ org: own.org, id, user_name: 'Somebody Else' }).send()
  expect(await verify()).toEqual({ valid: false, checked: 4, broken: [{ at, why: 'changed' }] })

  const { enqueue } = await import('../../functions/core/platform/aws/queues.ts')
  await enqueue('check-logs', { org: own.org })
  const told = async () => (await own.client.get('/api/notifications')).body.data
  expect(
    await eventually(async () => {
      const [one] = await told()
      expect(one).toBeDefined()
      return one
    }),
  ).toMatchObject({ kind: 'audit_broken' })
})

test('keeps what was refused: a change above a role, an owner by invitation, another dealership by its id', async () => {
  const { id, client } = await ours.addMember({ role: 'agent' })
  const role = await client.change('PUT', `/api/team/members/${ours.ownerId}/role`, { role: 'agent' })
  const person = { first_name: 'Nadia', last_name: 'Nunn', phone: '+13615550188', organization_id: theirs.org }
  const contact = await client.post('/api/contacts', person)
  const invitation = { email: 'olive@elsewhere.example', name: 'Olive Other', role: 'owner' }
  const invited = await ours.client.post('/api/team/invite', invitation)
  const named = await ours.client.change('PUT', `/api/organizations/${theirs.org}`, { name: 'Ours now' })
  expect([role, contact, invited, named].map(({ status }) => status)).toEqual([403, 404, 422, 404])
  const said = async (user: string) =>
    (await log(`user=${user}`)).data.map(({ message }: { message: string }) => message).slice(0, 2)
  expect(await said(id)).toEqual([
    `Refused: renaming the dealership to ${theirs.org}`,
    'Refused: PUT /api/team/members/{id}/role, which their role does not allow',
  ])
  expect(await said(ours.ownerId)).toEqual([
    `Refused: renaming the dealership to ${theirs.org}`,
    'Refused: changing olive@elsewhere.example’s role to owner',
  ])
  const theirLog = (await log('', theirs.client)).data.map(({ action }: { action: string }) => action)
  expect(theirLog).not.toContain('organization_refused')
})

test('keeps what a body claims: a role of one’s own, a dealership, by a browser or a key; nothing of it is done', async () => {
  const { id, client } = await ours.addMember({ role: 'agent', first_name: 'Rae', last_name: 'Raised' })
  const key = await newKey(ours.client, { user_id: id })
  const claim = { organization_id: theirs.org }
  const raised = await client.patch('/api/me', { role: 'owner', language: 'es' })
  const chosen = await client.patch('/api/me', { ...claim, language: 'es' })
  const called = await key.call('POST', '/api/contacts', claim)
  expect([raised, chosen, called].map(({ status }) => status)).toEqual([403, 404, 404])
  expect((await client.get('/api/me')).body).toMatchObject({ role: { name: 'agent' }, language: 'en' })
  const said = (await log(`user=${id}`)).data.map(({ message }: { message: string }) => message).slice(0, 3)
  expect(said).toEqual([
    `Refused: renaming the dealership to ${theirs.org}`,
    `Refused: renaming the dealership to ${theirs.org}`,
    'Refused: changing Rae Raised’s role to owner',
  ])
})

test('lists whom it can be asked for: the team, who left it, and a system administrator who did something here', async () => {
  const [org, admin] = [
    await newOrganization(),
    await theirs.addMember({ role: 'agent', is_system_admin: true, first_name: 'Ada', last_name: 'Admin' }),
  ]
  const gone = await org.addMember({ role: 'manager', first_name: 'Gus', last_name: 'Gone' })
  const labels = [await addLabel('One', gone.client), await addLabel('Two', gone.client)]
  expect((await org.client.delete(`/api/team/members/${gone.id}`)).status).toBe(200)
  const standing = `/api/admin/organizations/${org.org}/suspended`
  for (const suspended of [true, false]) expect((await admin.client.put(standing, { suspended })).status).toBe(200)
  expect((await org.client.get('/api/audit/people')).body.data).toEqual([
    { id: admin.id, name: 'Ada Admin' },
    { id: gone.id, name: 'Gus Gone' },
    { id: org.ownerId, name: 'Olga Owner' },
  ])
  expect((await theirs.client.get('/api/audit/people')).text).not.toContain(gone.id)

  const asked = `user=${gone.id}&action=label_created&from=2026-01-01&to=2999-12-31&per_page=1`
  const first = await log(asked, org.client)
  const second = await log(`${asked}&cursor=${encodeURIComponent(first.cursor)}`, org.client)
  expect([first, second].map(({ data }) => data[0].about)).toEqual(labels.toReversed())
  expect((await log(`${asked}&to=2026-01-01`.replace('&to=2999-12-31', ''), org.client)).data).toEqual([])
})

test('can be asked for by person, action and time, and turned over page by page', async () => {
  const manager = await ours.addMember({ role: 'manager' })
  // Both ends of a time asked for are in it.
  const before = new Date(Date.now() - 1).toISOString()
  const ids = [await addLabel('One', manager.client), await addLabel('Two', manager.client), await addLabel('Three')]
  await manager.client.change('DELETE', `/api/labels/${ids[0]}`)
  const abouts = async (query: string) => (await log(query)).data.map(({ about }: { about: string }) => about)

  expect(await abouts(`user=${manager.id}`)).toEqual([ids[0], ids[1], ids[0], manager.id])
  expect(await abouts(`user=${manager.id}&action=label_removed`)).toEqual([ids[0]])
  expect(await abouts(`from=${before}`)).toEqual([ids[0], ids[2], ids[1], ids[0]])
  expect(await abouts(`to=${before}&user=${manager.id}`)).toEqual([manager.id])
  expect(await abouts('to=2020-01-01')).toEqual([])

  const found: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await log(`user=${manager.id}&per_page=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    found.push(...page.data.map(({ about }: { about: string }) => about))
    cursor = page.cursor
  }
  expect(found).toEqual([ids[0], ids[1], ids[0], manager.id])
})
