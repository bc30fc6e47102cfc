import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, callConsole, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

interface Reminder {
  id: string
  text: string
  due_at: string
  is_done: boolean
  contact: { id: string; name: string } | null
  user: { id: string; name: string }
}

let ours: TestOrganization
let theirs: TestOrganization
let ada: { id: string; client: Client }
let ben: { id: string; client: Client }
let contact: string
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  ada = await ours.addMember({ role: 'agent', first_name: 'Ada', last_name: 'Agent' })
  ben = await ours.addMember({ role: 'agent', first_name: 'Ben', last_name: 'Busy' })
  contact = await newContact(ada.id)
})

async function newContact(assignee?: string): Promise<string> {
  const person = { first_name: 'Ana', last_name: 'Torres', phone: newCustomer() }
  const { id: contact_id } = (await ours.client.post('/api/contacts', person)).body
  if (assignee) await assign(ours.client, { contact_id }, assignee)
  return contact_id
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const remind = (client: Client, more: object = {}) =>
  client.post('/api/reminders', { contact_id: contact, text: 'Call about the truck', due_at: inHours(2), ...more })
const added = async (client: Client, more: object = {}) => (await remind(client, more)).body.reminder as Reminder
const listed = async (client: Client, query = ''): Promise<Reminder[]> =>
  (await client.get(`/api/reminders${query}`)).body.data
const idsOf = async (client: Client, query = '') => (await listed(client, query)).map(({ id }) => id)

test('asked for several times at once under one id is one reminder', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => remind(ada.client, { client_id: 'one' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.reminder.id)).size).toBe(1)
  expect((await remind(ben.client, { client_id: 'one' })).status).toBe(404)
  expect((await added(ada.client, { client_id: 'two' })).id).not.toBe(answers[0]?.body.reminder.id)
})

describe('at its time', () => {
  /** Just ahead: what others in this cloud wait for is left alone. */
  const soon = () => new Date(Date.now() + 10_000).toISOString()
  const runDue = async () => {
    const now = new Date(Date.now() + 11_000).toISOString()
    expect(await callConsole('POST', 'jobs/run-due', { now })).toMatchObject({ status: 200 })
  }
  const told = async (client: Client) =>
    ((await client.get('/api/notifications')).body.data as { kind: string; contact_id: string | null }[]).filter(
      ({ kind }) => kind === 'reminder_due',
    )

  test('its person is told once, however often its entry is found; of moved, done and removed ones nobody is', async () => {
    const due_at = soon()
    const kept = await added(ada.client, { due_at })
    const moved = await added(ada.client, { due_at })
    const done = await added(ada.client, { due_at })
    const removed = await added(ada.client, { due_at })
    await ada.client.put(`/api/reminders/${moved.id}`, { due_at: inHours(5) })
    await ada.client.patch(`/api/reminders/${done.id}/done`, { done: true })
    await ada.client.delete(`/api/reminders/${removed.id}`)

    const { putDue } = await import('../../functions/core/platform/due/door.ts')
    const entries = [kept, moved, done, removed].map(({ id }) => ({
      kind: 'send-reminders' as const,
      org: ours.org,
      ids: { reminder: id },
      at: due_at,
    }))
    for (let found = 0; found < 3; found++) {
      await putDue(entries)
      await runDue()
    }
    await eventually(async () => expect(await told(ada.client)).toHaveLength(1))

    // Those found before it are handled before it.
    const last = await added(ada.client, { due_at: soon(), contact_id: await newContact(ada.id) })
    await runDue()
    await eventually(async () => {
      const [newest, ...others] = await told(ada.client)
      expect(newest?.contact_id).toBe(last.contact?.id)
      expect(others.map(({ contact_id }) => contact_id)).toEqual([contact])
    })

    await ada.client.patch(`/api/reminders/${kept.id}/done`, { done: true })
    await eventually(async () => expect(await told(ada.client), 'what is done needs no telling').toHaveLength(1))
  })

  test('managers are told in place of a person who has left', async () => {
    const left = await ours.addMember({ role: 'agent', first_name: 'Lea', last_name: 'Left' })
    const reminder = await added(ours.client, { user_id: left.id, due_at: soon() })
    expect(await ours.client.delete(`/api/team/members/${left.id}`)).toMatchObject({ status: 200 })
    await eventually(async () => expect(await listed(ours.client, `?user=${left.id}`)).toMatchObject([reminder]))
    await runDue()
    await eventually(async () => expect(await told(ours.client)).toMatchObject([{ contact_id: contact }]))
    expect(await told(ben.client)).toEqual([])
  })
})

describe('a list', () => {
  test('has what is open by time, what is done latest first, a person’s or a contact’s', async () => {
    const id = await newContact(ben.id)
    const [later, sooner] = [
      await added(ben.client, { contact_id: id, due_at: inHours(30) }),
      await added(ben.client, { contact_id: id, due_at: inHours(20) }),
    ]
    expect(await idsOf(ben.client)).toEqual([sooner.id, later.id])
    expect(await idsOf(ours.client, `?contact_id=${id}`)).toEqual([sooner.id, later.id])
    await ben.client.put(`/api/reminders/${later.id}`, { due_at: inHours(10), text: 'Call today' })
    expect(await listed(ben.client)).toMatchObject([{ id: later.id, text: 'Call today' }, { id: sooner.id }])
    for (const one of [sooner, later]) await ben.client.patch(`/api/reminders/${one.id}/done`, { done: true })
    expect(await idsOf(ben.client)).toEqual([])
    expect(await idsOf(ben.client, '?state=done')).toEqual([later.id, sooner.id])
    await ben.client.patch(`/api/reminders/${sooner.id}/done`, { done: false })
    expect(await idsOf(ours.client, `?contact_id=${id}&user=${ben.id}`)).toEqual([sooner.id])
    await ours.client.delete(`/api/contacts/${id}`)
    await eventually(async () => expect(await idsOf(ben.client), 'goes with its contact').toEqual([]))
    expect((await ben.client.patch(`/api/reminders/${sooner.id}/done`, { done: true })).status).toBe(404)
  })

  test('keeps the text of a contact that went to a colleague, not the contact', async () => {
    const id = await newContact(ada.id)
    const { id: reminder } = await added(ada.client, { contact_id: id })
    await assign(ours.client, { contact_id: id }, ben.id)
    const own = (await ada.client.get('/api/reminders')).text
    expect(JSON.parse(own).data).toContainEqual(expect.objectContaining({ id: reminder, contact: null }))
    expect(own).not.toContain(id)
    expect((await ada.client.patch(`/api/reminders/${reminder}/done`, { done: true })).status).toBe(200)
  })
})

describe('who may', () => {
  test('remind a colleague: agents one who may see the contact, managers anybody of their own dealership', async () => {
    expect(await remind(ada.client, { user_id: ben.id })).toMatchObject({ status: 403 })
    expect(await remind(ada.client, { user_id: ben.id, contact_id: await newContact() })).toMatchObject({
      status: 200,
      body: { reminder: { user: { id: ben.id, name: 'Ben Busy' }, author: { id: ada.id } } },
    })
    const { id } = await added(ours.client, { user_id: ben.id })
    expect(await listed(ben.client)).toContainEqual(expect.objectContaining({ id, contact: null }))
    const stranger = (await theirs.addMember({ role: 'agent' })).id
    expect(await remind(ours.client, { user_id: stranger })).toMatchObject({ status: 404 })
    expect(await ours.client.put(`/api/reminders/${id}`, { user_id: stranger })).toMatchObject({ status: 404 })
    expect((await ours.client.put(`/api/reminders/${id}`, { user_id: ada.id })).body.reminder.user.id).toBe(ada.id)
    expect(await idsOf(ben.client)).not.toContain(id)
  })

  test('reach one: its person, its author and managers; it does not exist for a colleague or another dealership', async () => {
    const { id } = await added(ada.client)
    for (const client of [ben.client, theirs.client]) {
      expect(await client.put(`/api/reminders/${id}`, { text: 'Mine' })).toMatchObject({ status: 404 })
      expect(await client.patch(`/api/reminders/${id}/done`, { done: true })).toMatchObject({ status: 404 })
      expect(await client.delete(`/api/reminders/${id}`)).toMatchObject({ status: 404 })
    }
    expect(await ben.client.get(`/api/reminders?user=${ada.id}`)).toMatchObject({ status: 403 })
    expect(await idsOf(theirs.client, `?user=${ada.id}`)).toEqual([])
    expect(await idsOf(ours.client, `?user=${ada.id}`)).toContain(id)
    expect(await ours.client.delete(`/api/reminders/${id}`)).toMatchObject({ status: 204 })
  })

  test.each([
    ['a moment ago', -0.001, 422],
    ['in two years', 2 * 365 * 24, 200],
    ['in three years', 3 * 365 * 24, 422],
  ])('be reminded %s', async (_, hours, status) => {
    expect(await remind(ada.client, { due_at: inHours(hours) })).toMatchObject({ status })
  })
})
