import { beforeAll, describe, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let theirs: TestOrganization
let agent: { id: string; client: Client }
let other: { id: string; client: Client }
let account: TwilioAccount
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  account = await ours.connect()
  agent = await ours.addMember({ role: 'agent' })
  other = await ours.addMember({ role: 'agent' })
})

const newContact = async (fields: object = {}) =>
  (await ours.client.post('/api/contacts', { first_name: 'Ana', last_name: 'Torres', phone: newCustomer(), ...fields }))
    .body.id as string
const open = (contact_id: string, type = 'sms', client = ours.client) =>
  client.post('/api/chats/find-or-create', { type, contact_id })
const row = async (contact: string, client = ours.client) => (await client.get(`/api/chats/by-contact/${contact}`)).body

describe('a conversation that is begun by a person', () => {
  test('is in the list without a message, the same one however often it is asked for, and can be written into', async () => {
    const contact = await newContact()
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(contact)))
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { conversation } = opened[0]?.body ?? {}
    expect(conversation).toEqual({ id: (await row(contact)).sms_conversation_id, contact_id: contact })
    for (const { body } of opened) expect(body).toEqual({ conversation })

    expect(await row(contact)).toMatchObject({ has_sms: true, has_whatsapp: false, last_message: null })
    const { body } = await ours.client.get('/api/chats/recent-by-contact?per_page=200')
    expect(body.data.filter((one: { contact_id: string }) => one.contact_id === contact)).toHaveLength(1)
    const path = `/api/chats/sms/${conversation.id}`
    expect((await ours.client.get(`${path}/messages`)).body).toEqual({ messages: [], cursor: null })
    expect((await ours.client.post(`${path}/send`, { body: 'Hello' })).status).toBe(200)
    expect(await row(contact)).toMatchObject({ last_message: 'Hello' })
  })

  test('on WhatsApp takes the telephone number where there is no other', async () => {
    const phone = newCustomer()
    const contact = await newContact({ phone })
    const { conversation } = (await open(contact, 'whatsapp')).body
    await customerWrites({ from: `whatsapp:${phone}`, to: account.whatsapp_from, body: 'Hi' })
    await eventually(async () => expect(await row(contact)).toMatchObject({ last_message: 'Hi', has_whatsapp: true }))
    expect((await row(contact)).whatsapp_conversation_id).toBe(conversation.id)
  })

  test('goes with its contact to whoever it is assigned to, who alone reads it from then on', async () => {
    const contact = await newContact()
    const { id } = (await open(contact, 'sms', agent.client)).body.conversation
    await assign(ours.client, { contact_id: contact }, agent.id)
    const path = `/api/chats/sms/${id}/messages`
    const seenBy = async ({ client }: { client: Client }) => (await client.get(path)).status
    expect(await Promise.all([ours, agent, other, theirs].map(seenBy))).toEqual([200, 200, 404, 404])
    expect((await open(contact, 'sms', other.client)).status).toBe(404)
  })

  test('needs a number', async () => {
    const contact = await newContact({ phone: '', whatsapp_number: newCustomer() })
    expect(await open(contact, 'sms')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('number') },
    })
    expect((await open('nobody')).status).toBe(404)
    expect((await open(contact, 'fax')).status).toBe(422)
  })
})

describe('a number that is typed for SMS', () => {
  const type = (phone_number: string, client = ours.client) =>
    client.post('/api/sms/conversations/find-or-create', { phone_number })

  test('opens the conversation of whom it belongs to, however it is written, and makes a contact of a stranger', async () => {
    const phone = newCustomer()
    const contact = await newContact({ phone })
    const { body } = await type(`(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`)
    expect(body.conversation).toEqual({ id: (await row(contact)).sms_conversation_id, contact_id: contact })

    const stranger = newCustomer()
    const made = await Promise.all([type(stranger), type(stranger)])
    const [first] = made
    for (const { status, body } of made) expect({ status, body }).toEqual({ status: 200, body: first?.body })
    expect(await row(first?.body.conversation.contact_id)).toMatchObject({ phone_number: stranger, has_sms: true })
  })

  test('makes a contact in a system administrator’s own organization', async () => {
    const admin = await ours.addMember({ role: 'manager', is_system_admin: true })
    const phone_number = newCustomer()
    const { status, body } = await type(phone_number, admin.client)
    expect(status).toBe(200)
    expect(await row(body.conversation.contact_id)).toMatchObject({ phone_number })
  })

  test('is refused where it is none, or belongs to whom the caller may not see', async () => {
    expect((await type('twelve')).status).toBe(422)
    const phone = newCustomer()
    const contact = await newContact({ phone })
    await assign(ours.client, { contact_id: contact }, agent.id)
    const { status, text } = await type(phone, other.client)
    expect({ status, isNamed: text.includes(contact) }).toEqual({ status: 409, isNamed: false })
  })
})

test('status, labels, and stage of a contact can be changed before a conversation has begun', async () => {
  const contact_id = await newContact()
  const path = `/api/chats/sms/${(await row(contact_id)).sms_conversation_id}`
  expect((await ours.client.patch(path, { labels: ['Sale'] })).status, 'nobody says whose it is').toBe(404)
  expect(await ours.client.patch(path, { contact_id, labels: ['Sale'], stage: 'sold' })).toMatchObject({
    status: 200,
    body: { labels: ['Sale'], contact: { stage: 'sold' } },
  })
  expect((await ours.client.patch(`${path}/labels`, { contact_id, labels: [] })).body).toEqual({ labels: [] })
  expect((await ours.client.patch(`${path}/status`, { contact_id, status: 'closed' })).body.status).toBe('closed')
  const { body } = await ours.client.get('/api/chats/recent-by-contact?status=closed&per_page=200')
  expect(body.data.map((one: { contact_id: string }) => one.contact_id)).not.toContain(contact_id)
})

test('counts and states of conversations are of what the caller may see', async () => {
  const dealer = await newOrganization()
  const { phone_number: to } = await dealer.connect()
  const [mine, hidden] = [await dealer.addMember({ role: 'agent' }), await dealer.addMember({ role: 'agent' })]
  const customers = Array.from({ length: 4 }, newCustomer)
  for (const from of customers) await customerWrites({ from, to, body: 'Hello' })
  const rows = await Promise.all(customers.map(async (phone) => (await findConversation(dealer.client, phone)).row))
  const [a, b, c] = rows.map(({ contact_id, sms_conversation_id: id }) => ({
    contact_id,
    path: `/api/chats/sms/${id}`,
  }))
  await assign(dealer.client, { contact_id: a?.contact_id }, mine.id)
  await assign(dealer.client, { contact_id: b?.contact_id }, hidden.id)
  await dealer.client.patch(`${c?.path}/status`, { status: 'closed' })

  const stats = { total: 4, active: 3, snoozed: 0, closed: 1, archived: 0, unread: 3, unassigned: 1 }
  await eventually(async () => expect((await dealer.client.get('/api/chats/stats')).body).toEqual(stats))
  const ofAgent = { total: 3, active: 2, snoozed: 0, closed: 1, archived: 0, unread: 2, unassigned: 1 }
  await eventually(async () => expect((await mine.client.get('/api/chats/stats')).body).toEqual(ofAgent))

  const { body } = await mine.client.get('/api/chats/contacts-with-status')
  expect(body.cursor).toBeNull()
  expect(body.data).toHaveLength(3)
  expect(body.data).toContainEqual({ contact_id: c?.contact_id, status: 'closed', unread_count: 1, labels: [] })
  expect(JSON.stringify(body)).not.toContain(b?.contact_id)
  expect((await mine.client.get('/api/chats')).body).toMatchObject({ total: 3 })
})

test('status, labels, and stage are changed in one call, and none of them where one is refused', async () => {
  const contact = await newContact()
  const { id } = (await open(contact)).body.conversation
  const change = (body: object) => ours.client.patch(`/api/chats/sms/${id}`, body)
  expect((await change({ status: 'closed', labels: ['Urgent'], stage: 'contacted' })).body).toMatchObject({
    status: 'closed',
    labels: ['Urgent'],
    contact: { stage: 'contacted' },
  })
  expect((await change({ status: 'active', stage: 'nowhere' })).status).toBe(422)
  expect(await row(contact)).toMatchObject({ status: 'closed', labels: ['Urgent'], contact: { stage: 'contacted' } })
})
