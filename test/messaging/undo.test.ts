import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, newConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import type { Target } from '../request.ts'

let ours: TestOrganization
let theirs: TestOrganization
let account: { whatsapp_from: string }
let agent: { id: string; client: Client }
let other: { id: string; client: Client }
let target: Target
let path: string
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  account = await ours.connect()
  ;[agent, other] = await Promise.all([ours.addMember({ role: 'agent' }), ours.addMember({ role: 'agent' })])
  target = await newConversation(ours, { to: account.whatsapp_from, name: 'Una Undo' })
  path = `/api/chats/whatsapp/${target.id}`
})

const row = async () => (await ours.client.get(`/api/chats/by-contact/${target.contact_id}`)).body
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const SINCE = { status: 409, body: { code: 'conflict', message: expect.stringMatching(/changed this since/) } }

describe('what was done to a conversation is undone, but not what somebody else did since', () => {
  test.each([
    [{ status: 'active' }, { status: 'closed' }, { status: 'archived' }],
    [{ stage: 'new' }, { stage: 'contacted' }, { stage: 'sold' }],
    [{ labels: [] }, { labels: ['Urgent'] }, { labels: ['Urgent', 'Quote'] }],
  ])('%j, by now %j', async (before, done, since) => {
    await ours.client.patch(path, before)
    await ours.client.patch(path, done)
    expect((await ours.client.patch(path, { ...before, expected: done })).status).toBe(200)
    await ours.client.patch(path, done)
    await ours.client.patch(path, since)
    expect(await ours.client.patch(path, { ...before, expected: done })).toMatchObject(SINCE)
    expect((await ours.client.patch(path, before)).status).toBe(200)
  })

  test('whom it was given to', async () => {
    const { contact_id } = target
    await assign(ours.client, target, agent.id)
    const back = `/api/assignments/${contact_id}/unassign?expected=${agent.id}`
    await assign(ours.client, target, other.id)
    expect(await ours.client.delete(back)).toMatchObject(SINCE)
    await assign(ours.client, target, agent.id)
    expect((await ours.client.delete(back)).status).toBe(200)
    const given = { contact_id, agent_id: other.id, expected: agent.id }
    expect(await ours.client.post('/api/assignments/assign', given)).toMatchObject(SINCE)
    expect((await row()).assigned_agent).toBeNull()
  })

  test('until when it sleeps; it then stands where it stood', async () => {
    const snooze = (until: string | null, expected?: string | null) =>
      ours.client.put(`/api/chats/contacts/${target.contact_id}/snooze`, { until, expected })
    const { listed_at } = await row()
    const [until, later] = [inHours(1), inHours(2)]
    await snooze(until)
    expect((await snooze(null, until)).body).toMatchObject({ snoozed_until: null, listed_at })
    await snooze(later)
    expect(await snooze(null, until)).toMatchObject(SINCE)
    await snooze(null)
  })
})

test('a conversation counts as unread again until somebody opens it, for those who may see it', async () => {
  await ours.client.patch(`${path}/read`, { last_message_id: target.message_id })
  expect((await row()).unread_count).toBe(0)
  expect((await ours.client.patch(`${path}/unread`, {})).body).toMatchObject({ unread_count: 1 })
  expect((await ours.client.patch(`${path}/unread`, {})).body).toMatchObject({ unread_count: 1 })
  await ours.client.patch(`${path}/read`, { last_message_id: target.message_id })
  expect((await row()).unread_count).toBe(0)
  await assign(ours.client, target, agent.id)
  for (const client of [other.client, theirs.client])
    expect((await client.patch(`${path}/unread`, {})).status).toBe(404)
  await ours.client.delete(`/api/assignments/${target.contact_id}/unassign`)
})

describe('a deleted note', () => {
  const notes = `/api/contacts/${'{id}'}/notes`
  const at = () => notes.replace('{id}', target.contact_id)
  test('is restored as it was, once, by those who could delete it', async () => {
    const { note } = (await agent.client.post(at(), { content: 'Wants a truck.' })).body
    await agent.client.delete(`${at()}/${note.id}`)
    expect((await ours.client.get(at())).body.notes).toEqual([])
    const restore = (client: Client) => client.post(`${at()}/${note.id}/restore`)
    expect([
      (await other.client.post(`${at()}/${note.id}/restore`)).status,
      (await restore(theirs.client)).status,
    ]).toEqual([403, 404])
    expect((await restore(agent.client)).body).toEqual({ note })
    expect((await ours.client.get(at())).body.notes).toEqual([note])
    expect((await restore(agent.client)).status).toBe(404)
  })
})

describe('a change of many', () => {
  const contact = async (more: object = {}): Promise<string> =>
    (await ours.client.post('/api/contacts', { first_name: 'Ana', last_name: 'Torres', phone: newCustomer(), ...more }))
      .body.id
  const get = async (id: string) => (await ours.client.get(`/api/contacts/${id}`)).body
  const facts = async (id: string) => {
    const { stage, labels, assigned_agent } = await get(id)
    return { stage, labels, agent: assigned_agent?.id ?? null }
  }
  const change = async (body: object) => (await ours.client.post('/api/contacts/bulk', body)).body.id
  const undo = (id: string, client = ours.client) => client.post(`/api/contacts/bulk/${id}/undo`)

  test('is undone but for what somebody changed since', async () => {
    const [first, labeled, moved] = [await contact(), await contact({ labels: ['Sale'] }), await contact()]
    await assign(ours.client, { contact_id: labeled }, other.id)
    const ids = [first, labeled, moved]
    const before = await Promise.all(ids.map(facts))
    const id = await change({ ids, set: { stage: 'sold', label: 'Sale', assignee: agent.id } })
    await ours.client.put(`/api/contacts/${moved}`, { stage: 'lost' })
    for (const client of [theirs.client, agent.client]) expect((await undo(id, client)).status).toBe(404)
    expect((await undo(id)).body).toMatchObject({ rows: 3 })
    expect([await facts(first), await facts(labeled)]).toEqual(before.slice(0, 2))
    expect(await facts(moved)).toEqual({ ...before[2], stage: 'lost' })
    expect((await undo(id)).body).toMatchObject({ rows: 0 })
  })

  test('that a job made is undone by one', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => contact({ stage: 'missed_appt' })))
    const id = await change({ query: { stage: 'missed_appt' }, set: { stage: 'lost' } })
    const ended = (task: string) =>
      eventually(async () => expect((await ours.client.get(`/api/contacts/bulk/${task}`)).body.status).toBe('done'))
    await ended(id)
    const { body } = await undo(id)
    expect(body.rows).toBeNull()
    await ended(body.id)
    for (const one of ids) expect((await get(one)).stage).toBe('missed_appt')
  })

  test('that deleted them stays', async () => {
    expect((await undo(await change({ ids: [await contact()], delete: true }))).status).toBe(404)
  })
})
