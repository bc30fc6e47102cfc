import { beforeAll, describe, expect, test } from 'vitest'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { itemsWith } from '../table-items.ts'

let ours: TestOrganization
let account: Awaited<ReturnType<TestOrganization['connect']>>
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})

const person = (more: object = {}) => ({ first_name: 'Ana', last_name: 'Torres', phone: newCustomer(), ...more })
const create = (more: object = {}) => ours.client.post('/api/contacts', person(more))

const writes = (from: string, body: string) => customerWrites({ from, to: account.phone_number, body })

test('labels put on and taken off at the same moment are all heard', async () => {
  const { id } = (await create({ labels: ['Sale', 'Quote'] })).body
  const on = ['Urgent', 'Important', 'Support', 'Follow-up']
  const answers = await Promise.all([
    ...on.map((label) => ours.client.put(`/api/contacts/${id}`, { add_labels: [label] })),
    ours.client.put(`/api/contacts/${id}`, { remove_labels: ['Sale'] }),
    ours.client.post('/api/contacts/bulk', { ids: [id], set: { label: 'New Client' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const { labels } = (await ours.client.get(`/api/contacts/${id}`)).body
  expect(labels.toSorted()).toEqual([...on, 'New Client', 'Quote'].toSorted())
})

test('what is known of a contact comes back whole, and a list shows how it begins', async () => {
  const notes = 'Wants a truck for his three dogs. '.repeat(29).trim()
  const { id } = (await create({ last_name: 'Quintanilla', notes })).body
  const known = async () => (await ours.client.get(`/api/contacts/${id}`)).body.notes
  expect(await known()).toBe(notes)
  const listed = async () =>
    (await ours.client.get('/api/contacts')).body.data.find((contact: { id: string }) => contact.id === id).notes
  expect(await listed()).toMatch(/^Wants a truck for his three dogs\. Wants.{20,50}…$/)

  for (const next of [`${notes} Or four.`, 'Call him…', 'Bought one', '']) {
    const saved = await ours.client.put(`/api/contacts/${id}`, { notes: next })
    expect(saved.body.notes).toBe(next || null)
    expect(await known()).toBe(next || null)
  }
})

test('a change that names nothing is none', async () => {
  const { id, updated_at } = (await create({ last_name: 'Still' })).body
  const saved = await ours.client.put(`/api/contacts/${id}`, {})
  expect(saved).toMatchObject({ status: 200, body: { id, updated_at } })
})

describe('a number is one contact’s at a time', () => {
  test('a first message from a contact’s number is theirs', async () => {
    const phone = newCustomer()
    const { body } = await create({ phone })
    await writes(phone, 'Hello')
    const found = await ours.client.get(`/api/contacts/${body.id}`)
    expect(found.body.conversation_id).toEqual(expect.any(String))
  })

  test('a number that another contact has is refused with that contact’s id', async () => {
    const phone = newCustomer()
    const { body } = await create({ phone })
    const national = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`
    expect(await create({ phone: national })).toMatchObject({
      status: 409,
      body: { code: 'conflict', contact_id: body.id },
    })
  })

  test('with another number a contact keeps its conversation, and the old number makes a new contact', async () => {
    const [old, next] = [newCustomer(), newCustomer()]
    const { body } = await create({ phone: old })
    await writes(old, 'First')
    const changed = await ours.client.change('PUT', `/api/contacts/${body.id}`, { phone: next })
    expect(changed).toMatchObject({ status: 200, body: { id: body.id, phone: next } })
    await writes(next, 'From the new number')
    await writes(old, 'Somebody else by now')

    const { body: row } = await ours.client.get(`/api/chats/by-contact/${body.id}`)
    const { body: thread } = await ours.client.get(`/api/chats/sms/${row.sms_conversation_id}/messages`)
    expect(thread.messages.map((message: { body: string }) => message.body)).toEqual(['First', 'From the new number'])
    const other = await create({ phone: old })
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(other.body.contact_id).not.toBe(body.id)
  })

  test('a contact that is deleted takes its conversation along, and who writes from its number is somebody new', async () => {
    const phone = newCustomer()
    await writes(phone, 'Before')
    const { contact_id } = (await create({ phone })).body
    const { body: row } = await ours.client.get(`/api/chats/by-contact/${contact_id}`)
    const thread = `/api/chats/sms/${row.sms_conversation_id}/messages`
    expect((await ours.client.change('DELETE', `/api/contacts/${contact_id}`)).status).toBe(204)
    expect((await ours.client.get(thread)).status).toBe(404)
    expect((await ours.client.get(`/api/chats/by-contact/${contact_id}`)).status).toBe(404)

    await writes(phone, 'After')
    const { body: next } = await create({ phone })
    expect(next.contact_id).not.toBe(contact_id)
    const found = await findConversation(ours.client, phone)
    expect(found.messages.map(({ body }) => body)).toEqual(['After'])
    // Left are its sid, so that it can't come in again, who deleted it, that news came, and what reports count, by ids
    // that lead nowhere.
    await eventually(async () => {
      const left = Object.keys(await itemsWith([contact_id, row.sms_conversation_id]))
      expect(left.filter((keys) => !/#MARK#|#AUDIT |#NOTICES#|#FACTS#/.test(keys))).toEqual([])
    })
  })

  test('first messages beside creations of one number leave one contact with every message', async () => {
    const phone = newCustomer()
    const bodies = Array.from({ length: 8 }, (_, n) => `Message ${n}`)
    const [made] = await Promise.all([
      Promise.all(bodies.map(() => create({ phone }))),
      Promise.all(bodies.map((body) => writes(phone, body))),
    ])
    expect(made.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(made.filter(({ status }) => status >= 500)).toEqual([])
    await eventually(async () => {
      const { body } = await ours.client.get(`/api/contacts?search=${encodeURIComponent(phone)}`)
      expect(body.data).toHaveLength(1)
      const { messages } = await findConversation(ours.client, phone)
      expect(messages.map(({ body: text }) => text)).toHaveLength(bodies.length)
      expect(new Set(messages.map(({ body: text }) => text))).toEqual(new Set(bodies))
    })
  })

  test('a STOP outlives the contact that sent it', async () => {
    const phone = newCustomer()
    const { body } = await create({ phone })
    await writes(phone, 'STOP')
    expect((await ours.client.change('DELETE', `/api/contacts/${body.id}`)).status).toBe(204)
    expect((await ours.client.get(`/api/contacts/${body.id}`)).status).toBe(404)
    const again = await create({ phone })
    const { body: row } = await ours.client.get(`/api/chats/by-contact/${again.body.id}`)
    expect(row.channels.sms.opted_out_at).toEqual(expect.any(String))
  })
})

describe('assigning', () => {
  test('a contact that is taken over leaves the others’ sight with its conversation, and its history says so', async () => {
    const [tess, diego] = [await ours.addMember({ role: 'agent' }), await ours.addMember({ role: 'agent' })]
    const phone = newCustomer()
    await writes(phone, 'Hello')
    const taken = await create({ phone })
    const { contact_id } = taken.body
    const path = `/api/assignments/${contact_id}`
    const assign = { contact_id, agent_id: tess.id, notes: 'Speaks Spanish' }
    expect(await ours.client.post('/api/assignments/assign', assign)).toMatchObject({
      status: 200,
      body: { assigned_agent: { id: tess.id } },
    })
    const { body: row } = await tess.client.get(`/api/chats/by-contact/${contact_id}`)
    expect(row.assigned_agent.id).toBe(tess.id)
    const named = { id: tess.id, name: 'Mia Member', first_name: 'Mia', last_name: 'Member', email: tess.email }
    expect((await tess.client.get(`/api/contacts/${contact_id}`)).body.assigned_agent).toEqual(named)
    const { body: listed } = await ours.client.get(`/api/contacts?search=${encodeURIComponent(phone)}`)
    expect(listed.data).toMatchObject([{ assigned_agent: named }])
    const thread = `/api/chats/sms/${row.sms_conversation_id}/messages`
    expect((await diego.client.get(thread)).status).toBe(404)

    await ours.client.change('PUT', `${path}/reassign`, { new_agent_id: diego.id, reason: 'Day off' })
    expect((await tess.client.get(`/api/contacts/${contact_id}`)).status).toBe(404)
    expect((await diego.client.get(thread)).status).toBe(200)
    expect((await ours.client.change('DELETE', `${path}/unassign`)).body.assigned_agent).toBeNull()
    expect((await tess.client.get(thread)).status).toBe(200)
  })

  test('a new contact is given to a colleague by managers, and by nobody else', async () => {
    const member = await ours.addMember({ role: 'agent' })
    expect((await create({ assignee: member.id })).body.assigned_agent).toMatchObject({ id: member.id })
    const refused = await member.client.post('/api/contacts', person({ assignee: member.id }))
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const stranger = await (await newOrganization()).addMember({ role: 'agent' })
    expect((await create({ assignee: stranger.id })).status).toBe(422)
  })

  test('agents cannot, and read that only managers can', async () => {
    const agent = await ours.addMember({ role: 'agent' })
    const { body } = await create()
    expect(
      await agent.client.post('/api/assignments/assign', { contact_id: body.id, agent_id: agent.id }),
    ).toMatchObject({
      status: 403,
      body: { message: "You don't have permission to assign contacts. Only managers can do this." },
    })
  })

  test('nobody of another dealership can be given a contact', async () => {
    const theirs = await newOrganization()
    const stranger = await theirs.addMember({ role: 'agent' })
    const { body } = await create()
    const assign = { contact_id: body.id, agent_id: stranger.id }
    expect((await ours.client.post('/api/assignments/assign', assign)).status).toBe(404)
  })
})

describe('a system administrator', () => {
  const ADMIN = { role: 'agent', is_system_admin: true } as const

  test('lists the organizations, and makes a contact in the one they choose', async () => {
    const [theirs, { client: admin }] = await Promise.all([newOrganization(), ours.addMember(ADMIN)])
    const { body } = await admin.get('/api/admin/organizations?per_page=100')
    expect(body.data).toContainEqual(expect.objectContaining({ id: theirs.org, name: theirs.name }))
    const searched = await admin.get(`/api/admin/organizations?search=${encodeURIComponent(theirs.name.toUpperCase())}`)
    expect(searched.body).toMatchObject({ data: [{ id: theirs.org }], cursor: null })
    const made = await admin.post('/api/contacts', person({ organization_id: theirs.org, stage: 'sold' }))
    expect(made).toMatchObject({ status: 200, body: { stage: 'sold' } })
    expect((await theirs.client.get(`/api/contacts/${made.body.id}`)).status).toBe(200)
    expect((await ours.client.get(`/api/contacts/${made.body.id}`)).status).toBe(404)
  })

  test.each([undefined, '', 'no-such-organization'])('has to choose one there is, not %s', async (organization_id) => {
    const { client: admin } = await ours.addMember(ADMIN)
    expect(await admin.post('/api/contacts', person({ organization_id }))).toMatchObject({
      status: 422,
      body: { message: 'Please select an organization', errors: { organization_id: expect.anything() } },
    })
  })

  test('is the only one who names one', async () => {
    const theirs = await newOrganization()
    expect((await create({ organization_id: theirs.org })).status).toBe(404)
    expect((await create({ organization_id: ours.org })).status).toBe(404)
    expect((await ours.client.get('/api/admin/organizations')).status).toBe(403)
  })
})
