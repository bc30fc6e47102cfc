import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { DAYS } from '#contract/people/days.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { allFollowed } from '../all-followed.ts'
import { type Client, newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'

beforeAll(async () => {
  await openCloud()
})

type Agent = Awaited<ReturnType<TestOrganization['addMember']>>
interface Row {
  contact_id: string
  sms_conversation_id: string
  phone_number: string
  user_id: string | null
  ticket: number | null
  status: string
}

const set = async ({ client }: TestOrganization, settings: Record<string, string>) => {
  const records = Object.entries(settings).map(([key, value]) => ({ key, value, group: 'assignment' }))
  expect(await client.post('/api/settings/bulk-update', { settings: records })).toMatchObject({ status: 200 })
}

/** A dealership with so many agents, which gives out what opens. */
async function dealership(agents: number, settings: Record<string, string> = {}) {
  const org = await newOrganization()
  const staff: Agent[] = []
  for (let n = 0; n < agents; n++) staff.push(await org.addMember({ role: 'agent', first_name: `Agent ${n}` }))
  await set(org, { auto_assignment_mode: 'auto', ...settings })
  return { ...org, staff }
}

/** A customer's SMS, as its webhook takes it in. */
async function write({ org }: TestOrganization, from: string, body = 'Is it still for sale?') {
  const { receiveMessage } = await import('../../functions/core/messaging/messages/receive-message.ts')
  const work = { org: provenOrg(org), now: new Date(), requestId: 'test' }
  await receiveMessage(work, { sid: `SM${randomUUID()}`, from, body, media: [] })
}

async function rows({ client }: TestOrganization): Promise<Row[]> {
  const found: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const more: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
    const { body } = await client.get(`/api/chats/recent-by-contact?status=all&per_page=200${more}`)
    found.push(...body.data)
    cursor = body.cursor
  }
  return found
}
async function rowOf(org: TestOrganization, phone: string): Promise<Row> {
  const row = (await rows(org)).find(({ phone_number }) => phone_number === phone)
  return row ?? Promise.reject(new Error(`${phone} is not in the list.`))
}
/** Each agent's open conversations, according to the list and to the managers' view. */
async function loads(org: TestOrganization & { staff: Agent[] }) {
  const list = await rows(org)
  const { body } = await org.client.get('/api/assignments/agents')
  const shown = new Map<string, number>(body.agents.map(({ id, open }: { id: string; open: number }) => [id, open]))
  const isOpen = ({ status }: Row) => status === 'active'
  return org.staff.map(({ id }) => ({
    listed: list.filter((row) => isOpen(row) && row.user_id === id).length,
    shown: shown.get(id),
  }))
}
const settled = (org: TestOrganization & { staff: Agent[] }, expected: number[]) =>
  eventually(async () => {
    const { body } = await org.client.get('/api/assignments/agents')
    const open = body.agents.reduce((sum: number, agent: { open: number }) => sum + agent.open, 0)
    // The list is dearer to read.
    expect(open).toBe(expected.reduce((sum, one) => sum + one, 0))
    const found = await loads(org)
    expect(found.map(({ listed }) => listed).toSorted((a, b) => b - a)).toEqual(expected)
    expect(found.map(({ shown }) => shown)).toEqual(found.map(({ listed }) => listed))
  })
const close = (org: TestOrganization, { sms_conversation_id: id }: Row, status = 'closed') =>
  org.client.patch(`/api/chats/sms/${id}/status`, { status })
const customers = (count: number) => Array.from({ length: count }, () => newCustomer())

describe('a conversation that opens', () => {
  test('is nobody’s while nothing is given out', async () => {
    const org = await dealership(1, { auto_assignment_mode: 'off' })
    const [from = ''] = customers(1)
    await write(org, from)
    await write(org, from)
    expect(await rowOf(org, from)).toMatchObject({ user_id: null, ticket: null })
    expect((await org.client.get('/api/assignments/agents')).body.agents).toMatchObject([{ open: 0, max: 50 }])
  })

  test.each(['round_robin', 'workload_based'])(
    'is one agent’s, %s, where twelve open at once among three',
    async (assignment_algorithm) => {
      const org = await dealership(3, { assignment_algorithm })
      // Each of them writes twice at the same time, which is one opening.
      await Promise.all(customers(12).flatMap((from) => [write(org, from), write(org, from)]))
      await settled(org, [4, 4, 4])
      const { body } = await org.client.get(`/api/contacts/${(await rows(org))[0]?.contact_id}/history`)
      expect(body.data).toMatchObject([{ type: 'assignee', user: null, from: null }])
    },
  )

  test('goes to nobody who is full; what finds nobody waits, and is given out in its order when there is room', async () => {
    const org = await dealership(2, { max_contacts_per_agent: '2' })
    const people = customers(6)
    for (const from of people.slice(0, 4)) await write(org, from)
    await settled(org, [2, 2])
    const [fifth = '', sixth = ''] = people.slice(4)
    for (const from of [fifth, sixth]) await write(org, from)
    await eventually(async () => expect(await waitingIn(org)).toBe(2))
    expect((await rowOf(org, fifth)).user_id).toBeNull()

    await close(org, await rowOf(org, people[0] ?? ''))
    await eventually(async () => expect((await rowOf(org, fifth)).user_id).not.toBeNull())
    expect((await rowOf(org, sixth)).user_id).toBeNull()

    await set(org, { max_contacts_per_agent: '3' })
    await eventually(async () => expect((await rowOf(org, sixth)).user_id).not.toBeNull())
    await settled(org, [3, 2])
  })

  test('that waits is given to an agent who comes, and not once it was closed or given by hand', async () => {
    const org = await dealership(1, { max_contacts_per_agent: '1' })
    const [first = '', closed = '', given = '', left = ''] = customers(4)
    await write(org, first)
    await settled(org, [1])
    for (const from of [closed, given, left]) await write(org, from)
    await eventually(async () => expect(await waitingIn(org)).toBe(3))
    const manager = await org.addMember({ role: 'manager' })
    await close(org, await rowOf(org, closed))
    await assign(org.client, await rowOf(org, given), manager.id)
    const newcomer = await org.addMember({ role: 'agent' })
    await eventually(async () => expect((await rowOf(org, left)).user_id).toBe(newcomer.id))
    expect(await rowOf(org, closed)).toMatchObject({ status: 'closed', user_id: null })
    expect(await rowOf(org, given)).toMatchObject({ user_id: manager.id })
  })

  test('is given to the chosen agents only, also where a manager is one of them', async () => {
    const org = await dealership(3)
    const manager = await org.addMember({ role: 'manager' })
    const [chosen] = org.staff
    await set(org, { selected_agent_ids: JSON.stringify([chosen?.id, manager.id]) })
    for (const from of customers(4)) await write(org, from)
    await eventually(async () => {
      const owners = (await rows(org)).map(({ user_id }) => user_id).toSorted()
      expect(owners).toEqual([chosen?.id, chosen?.id, manager.id, manager.id].toSorted())
    })
  })

  test('is given to every agent again where all who were chosen have left', async () => {
    const org = await dealership(2)
    const [left, stays] = org.staff as [Agent, Agent]
    await set(org, { selected_agent_ids: JSON.stringify([left.id]) })
    expect((await org.client.delete(`/api/team/members/${left.id}`)).status).toBe(200)
    const from = newCustomer()
    await write(org, from)
    await eventually(async () => expect((await rowOf(org, from)).user_id).toBe(stays.id))
  })

  test('by load goes to whoever has the fewest, in turn to whoever comes next', async () => {
    const org = await dealership(2, { assignment_algorithm: 'workload_based' })
    const people = customers(5)
    for (const from of people.slice(0, 4)) await write(org, from)
    await settled(org, [2, 2])
    const freed = await rowOf(org, people[0] ?? '')
    await close(org, freed)
    await settled(org, [2, 1])
    await write(org, people[4] ?? '')
    await eventually(async () => expect((await rowOf(org, people[4] ?? '')).user_id).toBe(freed.user_id))
  })

  test('by an answer is theirs who wrote first', async () => {
    const org = await dealership(3)
    await org.connect()
    const phone = newCustomer()
    const writer = org.staff[1]
    const { body: contact } =
      (await writer?.client.post('/api/contacts', { first_name: 'A', last_name: 'B', phone })) ?? {}
    const { body: row } = (await writer?.client.get(`/api/chats/by-contact/${contact.id}`)) ?? {}
    const sent = await writer?.client.post(`/api/chats/sms/${row.sms_conversation_id}/send`, {
      body: 'Hello!',
      contact_id: contact.id,
    })
    expect(sent).toMatchObject({ status: 200 })
    expect(await rowOf(org, phone)).toMatchObject({ user_id: null })
    await write(org, phone)
    await eventually(async () => expect((await rowOf(org, phone)).user_id).toBe(writer?.id))
  })
})

test('that waited for room goes to who wrote first, once they have some', async () => {
  const org = await dealership(2, { max_contacts_per_agent: '1' })
  await org.connect()
  const [first = '', second = '', asked = ''] = customers(3)
  for (const from of [first, second]) await write(org, from)
  await settled(org, [1, 1])
  // The agent who had the last turn: it is the other's by now.
  const held = (await rowOf(org, second)).user_id
  const writer = org.staff.find(({ id }) => id === held)
  const { body: contact } =
    (await writer?.client.post('/api/contacts', { first_name: 'A', last_name: 'B', phone: asked })) ?? {}
  const place = (await writer?.client.post('/api/chats/find-or-create', { type: 'sms', contact_id: contact.id }))?.body
  await writer?.client.post(`/api/chats/sms/${place.conversation.id}/send`, { body: 'Hello!' })
  await write(org, asked)
  await eventually(async () => expect(await waitingIn(org)).toBe(1))
  await set(org, { max_contacts_per_agent: '2' })
  await eventually(async () => expect((await rowOf(org, asked)).user_id).toBe(held))
})

describe('an agent', () => {
  const update = ({ client }: TestOrganization, id: string, body: object) =>
    client.put(`/api/assignments/agents/${id}`, body)
  const shown = async ({ client }: TestOrganization, id: string) =>
    (await client.get('/api/assignments/agents')).body.agents.find((one: { id: string }) => one.id === id)
  const waits = (org: TestOrganization, count: number) =>
    eventually(async () => expect(await waitingIn(org)).toBe(count))
  /** The day after tomorrow, wherever the dealership is: nobody's hours now. */
  const anotherDay = DAYS[(new Date().getUTCDay() + 1) % 7]
  const everyDay = DAYS.map((day) => ({ day, from: '00:00', to: '24:00' }))

  test('who is away is given nothing, and what waited once they are back', async () => {
    const org = await dealership(1)
    const [{ id, client }] = org.staff as [Agent]
    expect((await client.patch('/api/me', { available: false })).body).toMatchObject({ available: false })
    const from = newCustomer()
    await write(org, from)
    await waits(org, 1)
    expect(await shown(org, id)).toMatchObject({ available: false, on_duty: false })
    await client.patch('/api/me', { available: true })
    await eventually(async () => expect((await rowOf(org, from)).user_id).toBe(id))
  })

  test('has a maximum of their own, which goes before everybody’s', async () => {
    const org = await dealership(2)
    const [few] = org.staff as [Agent]
    await update(org, few.id, { max_contacts: 1 })
    for (const from of customers(4)) await write(org, from)
    await settled(org, [3, 1])
    expect(await shown(org, few.id)).toMatchObject({ open: 1, max: 1, own_max: 1 })
    await update(org, few.id, { max_contacts: null })
    expect(await shown(org, few.id)).toMatchObject({ max: 50, own_max: null })
  })

  test('is given conversations in their hours, else in the dealership’s', async () => {
    const org = await dealership(1)
    const [{ id }] = org.staff as [Agent]
    const closed = { business_hours: [{ day: anotherDay, from: '09:00', to: '18:00' }] }
    await org.client.put(`/api/organizations/${org.org}`, closed)
    const [first = '', second = ''] = customers(2)
    await write(org, first)
    await waits(org, 1)
    await update(org, id, { working_hours: everyDay })
    await eventually(async () => expect((await rowOf(org, first)).user_id).toBe(id))
    await update(org, id, { working_hours: null })
    await write(org, second)
    await waits(org, 1)
    await org.client.put(`/api/organizations/${org.org}`, { business_hours: null })
    await eventually(async () => expect((await rowOf(org, second)).user_id).toBe(id))
  })

  test('who begins work is given what waits, by the clock', async () => {
    const org = await dealership(1, { auto_assignment_mode: 'off' })
    const [{ id }] = org.staff as [Agent]
    await update(org, id, { working_hours: everyDay })
    const from = newCustomer()
    await write(org, from)
    await allFollowed()
    await set(org, { auto_assignment_mode: 'auto' })
    await allFollowed()
    const { findContact } = await import('../../functions/core/customers/contacts/door.ts')
    const { findWorkload, putWaiting } = await import('../../functions/core/messaging/assignment/store.ts')
    const own = provenOrg(org.org)
    const { contact_id, user_id } = await rowOf(org, from)
    expect(user_id).toBeNull()
    const contact = await findContact({ org: own }, contact_id, true)
    await eventually(async () => {
      const opening = { contact: contact_id, opened_at: contact?.opened_at ?? '' }
      expect(await putWaiting(own, opening, await findWorkload(own))).toBe(true)
    })
    await runDueOf(org.org, new Date(Date.now() + 5 * 60_000))
    await eventually(async () => expect((await rowOf(org, from)).user_id).toBe(id))
  })

  test('is changed by managers of their dealership, within bounds', async () => {
    const org = await dealership(1)
    const theirs = await newOrganization()
    const [{ id, client }] = org.staff as [Agent]
    expect(await client.put(`/api/assignments/agents/${id}`, { max_contacts: 5 })).toMatchObject({ status: 403 })
    for (const [by, whom] of [
      [theirs, id],
      [org, org.ownerId],
      [org, 'nobody'],
    ] as const)
      expect(await update(by, whom, { max_contacts: 5 })).toMatchObject({ status: 404 })
    for (const wrong of [{ max_contacts: 0 }, { max_contacts: 201 }, { max_contacts: 1.5 }, { working_hours: [] }])
      expect(await update(org, id, wrong)).toMatchObject({ status: 422 })
    expect((await update(org, id, { max_contacts: 201 })).body.errors).toEqual({
      max_contacts: 'Maximum open conversations: enter a whole number from 1 to 200.',
    })
    expect(await shown(org, id)).toMatchObject({ own_max: null, working_hours: null, available: true })
  })
})

describe('a conversation that reopens', () => {
  test('stays with its agent', async () => {
    const org = await dealership(3)
    const from = newCustomer()
    await write(org, from)
    const given = await eventually(async () => {
      const row = await rowOf(org, from)
      expect(row.user_id).not.toBeNull()
      return row
    })
    for (let n = 0; n < 3; n++) {
      await close(org, given)
      await write(org, from)
    }
    await close(org, given)
    await close(org, given, 'active')
    await settled(org, [1, 0, 0])
    expect((await rowOf(org, from)).user_id).toBe(given.user_id)
  })

  test('is given out again where the dealership has it so, once each time', async () => {
    const org = await dealership(2, { reassign_reopened: 'true' })
    const from = newCustomer()
    await write(org, from)
    await settled(org, [1, 0])
    const first = await rowOf(org, from)
    await close(org, first)
    await settled(org, [0, 0])
    await write(org, from)
    await eventually(async () => expect((await rowOf(org, from)).user_id).not.toBe(first.user_id))
    await settled(org, [1, 0])
    const { body } = await org.client.get(`/api/contacts/${first.contact_id}/history`)
    expect(body.data).toHaveLength(2)
  })

  test('of somebody who left is given to another', async () => {
    const org = await dealership(2)
    const from = newCustomer()
    await write(org, from)
    const given = await eventually(async () => {
      const row = await rowOf(org, from)
      expect(row.user_id).not.toBeNull()
      return row
    })
    await close(org, given)
    await leave(given.user_id ?? '')
    await write(org, from)
    await eventually(async () => {
      const { user_id } = await rowOf(org, from)
      expect(org.staff.map(({ id }) => id)).toContain(user_id)
      expect(user_id).not.toBe(given.user_id)
    })
  })
})

test('an agent who leaves while conversations open gets none of those that come after', async () => {
  const org = await dealership(3)
  const leaving = org.staff[0]?.id ?? ''
  const people = customers(12)
  await Promise.all([...people.slice(0, 6).map((from) => write(org, from)), leave(leaving)])
  const before = (await rows(org)).filter(({ user_id }) => user_id === leaving).length
  await Promise.all(people.slice(6).map((from) => write(org, from)))
  await eventually(async () => {
    const list = await rows(org)
    expect(list.filter(({ user_id }) => user_id === null)).toEqual([])
    expect(list.filter(({ user_id }) => user_id === leaving).length).toBeLessThanOrEqual(before + 1)
  })
})

test('changes that the stream hands over again change nothing', async () => {
  const org = await dealership(2, { reassign_reopened: 'true', enable_ticketing: 'true' })
  const from = newCustomer()
  await write(org, from)
  await settled(org, [1, 0])
  const { findContact } = await import('../../functions/core/customers/contacts/door.ts')
  const { assignOpened } = await import('../../functions/core/messaging/assignment/assign-opened.ts')
  const { syncLoads } = await import('../../functions/core/messaging/assignment/sync-loads.ts')
  const { recordTickets } = await import('../../functions/core/messaging/tickets/record-tickets.ts')
  const id = provenOrg(org.org)
  const row = await eventually(async () => {
    const seen = await rowOf(org, from)
    expect(seen.ticket).toBe(1)
    return seen
  })
  const after = await findContact({ org: id }, row.contact_id, true)
  // As if it had been closed before: the change that reopened it comes once more, and once more.
  const before = after && { ...after, status: 'closed' as const, opened_at: undefined }
  for (let n = 0; n < 3; n++) {
    await assignOpened(id, [{ before, after }])
    await syncLoads(id, [{ before, after }])
    await recordTickets(id, [{ before, after, at: new Date() }])
  }
  await settled(org, [1, 0])
  expect(await rowOf(org, from)).toMatchObject({ user_id: row.user_id, ticket: 1 })
})

describe('a ticket', () => {
  test('is each opening’s, numbered one after the other, and none is given where nobody wants them', async () => {
    const org = await dealership(0, { auto_assignment_mode: 'off', enable_ticketing: 'true' })
    const people = customers(8)
    await Promise.all(people.map((from) => write(org, from)))
    await eventually(async () => {
      const numbers = (await rows(org)).map(({ ticket }) => ticket ?? 0).toSorted((a, b) => a - b)
      expect(numbers).toEqual(people.map((_, n) => n + 1))
    })
    const [from = ''] = people
    const opened = await rowOf(org, from)
    await write(org, from)
    expect((await rowOf(org, from)).ticket).toBe(opened.ticket)
    await close(org, opened)
    await write(org, from)
    await eventually(async () => expect((await rowOf(org, from)).ticket).toBe(9))

    await set(org, { enable_ticketing: 'false' })
    await close(org, opened)
    await write(org, from)
    expect(await rowOf(org, from)).toMatchObject({ status: 'active', ticket: null })
  })

  test('that a person opened is one with the customer’s first message, and closes after tickets are no longer kept', async () => {
    const org = await dealership(0, { auto_assignment_mode: 'off', enable_ticketing: 'true' })
    const phone = newCustomer()
    const { body: contact } = await org.client.post('/api/contacts', { first_name: 'A', last_name: 'B', phone })
    await org.client.post('/api/chats/find-or-create', { type: 'sms', contact_id: contact.id })
    await close(org, await rowOf(org, phone))
    await close(org, await rowOf(org, phone), 'active')
    await eventually(async () => expect((await rowOf(org, phone)).ticket).toBe(1))
    await write(org, phone)
    await write(org, newCustomer())
    await eventually(async () => expect((await rows(org)).map(({ ticket }) => ticket).toSorted()).toEqual([1, 2]))

    await set(org, { enable_ticketing: 'false' })
    const { findContact } = await import('../../functions/core/customers/contacts/door.ts')
    const { findTicket } = await import('../../functions/core/messaging/tickets/store.ts')
    const opened_at = (await findContact({ org: provenOrg(org.org) }, contact.id, true))?.opened_at ?? ''
    await close(org, await rowOf(org, phone))
    await eventually(async () =>
      expect((await findTicket(provenOrg(org.org), { contact: contact.id, opened_at }))?.closed_at).toBeDefined(),
    )
  })

  test('keeps when it was opened, first answered, and closed', async () => {
    const org = await dealership(0, { auto_assignment_mode: 'off', enable_ticketing: 'true' })
    await org.connect()
    const from = newCustomer()
    const begunAt = new Date().toISOString()
    await write(org, from)
    const row = await eventually(async () => {
      const seen = await rowOf(org, from)
      expect(seen.ticket).toBe(1)
      return seen
    })
    const { findContact } = await import('../../functions/core/customers/contacts/door.ts')
    const { findTicket } = await import('../../functions/core/messaging/tickets/store.ts')
    const contact = await findContact({ org: provenOrg(org.org) }, row.contact_id, true)
    const opening = { contact: row.contact_id, opened_at: contact?.opened_at ?? '' }
    const ticket = () => findTicket(provenOrg(org.org), opening)
    expect(opening.opened_at >= begunAt).toBe(true)
    expect((await ticket())?.first_answered_at).toBeUndefined()

    const say = (body: string) => org.client.post(`/api/chats/sms/${row.sms_conversation_id}/send`, { body })
    expect(await say('It is.')).toMatchObject({ status: 200 })
    const answered = await eventually(async () => {
      const at = (await ticket())?.first_answered_at
      expect(at).toBeDefined()
      return at
    })
    await say('Come and see it.')
    await close(org, row)
    await eventually(async () => expect((await ticket())?.closed_at).toBeDefined())
    expect(await ticket()).toMatchObject({ number: 1, first_answered_at: answered })
  })
})

describe('a lead that is nobody’s', () => {
  const off = { auto_assignment_mode: 'off' }
  const take = ({ client }: { client: Client }, contact_id: string) =>
    client.post('/api/assignments/take', { contact_id })
  const answer = ({ client }: { client: Client }, { sms_conversation_id }: Row, body = 'It is.') =>
    client.post(`/api/chats/sms/${sms_conversation_id}/send`, { body })
  const TAKEN = { status: 409, body: { code: 'conflict', message: 'A colleague has already taken this lead.' } }
  const newLead = async (org: TestOrganization) => {
    const from = newCustomer()
    await write(org, from)
    return rowOf(org, from)
  }

  test('is the agent’s who takes it first, and the others are told that a colleague has it', async () => {
    const org = await dealership(3, off)
    const manager = await org.addMember({ role: 'manager' })
    const { contact_id } = await newLead(org)
    const answers = await Promise.all(org.staff.map((agent) => take(agent, contact_id)))
    const first = answers.findIndex(({ status }) => status === 200)
    const winner = org.staff[first] as Agent
    expect(answers[first]).toMatchObject({ body: { assigned_agent: { id: winner.id, name: `Agent ${first} Member` } } })
    for (const other of answers.toSpliced(first, 1)) expect(other).toMatchObject(TAKEN)
    expect(await take(manager, contact_id)).toMatchObject(TAKEN)
    expect(await take(winner, contact_id)).toMatchObject({ status: 200 })
    const { body } = await winner.client.get(`/api/contacts/${contact_id}/history`)
    expect(body.data).toMatchObject([{ type: 'assignee', user: { id: winner.id }, to: winner.id }])
  })

  test('is taken by nobody of another dealership, and by no owner', async () => {
    const [org, theirs] = [await dealership(0, off), await dealership(1, off)]
    const { contact_id } = await newLead(org)
    expect(await take(theirs.staff[0] as Agent, contact_id)).toMatchObject({ status: 404 })
    expect(await take(org, contact_id)).toMatchObject({ status: 403 })
  })

  test.each([
    ['an agent answers', 'agent', 'true', true],
    ['an agent answers where that takes nothing', 'agent', 'false', false],
    ['a manager answers', 'manager', 'true', false],
  ] as const)('once %s is theirs or not', async (_, role, take_by_answering, isTaken) => {
    const org = await dealership(0, { ...off, take_by_answering })
    await org.connect()
    const member = await org.addMember({ role })
    const lead = await newLead(org)
    expect(await answer(member, lead)).toMatchObject({ status: 200 })
    expect(await rowOf(org, lead.phone_number)).toMatchObject({ user_id: isTaken ? member.id : null })
  })

  test('is answered once where two agents answer it, and the other is told, unlike of one who never was theirs', async () => {
    const org = await dealership(2, off)
    await org.connect()
    const lead = await newLead(org)
    const answers = await Promise.all(org.staff.map((agent) => answer(agent, lead, 'It is still here.')))
    const first = answers.findIndex(({ status }) => status === 200)
    expect(answers[1 - first]).toMatchObject(TAKEN)
    const [winner, other] = [org.staff[first], org.staff[1 - first]] as [Agent, Agent]
    expect(await answer(other, lead)).toMatchObject(TAKEN)
    const given = await newLead(org)
    await assign(org.client, given, winner.id)
    expect(await answer(other, given)).toMatchObject({ status: 404 })
    const { body } = await org.client.get(`/api/chats/sms/${lead.sms_conversation_id}/messages`)
    expect(body.messages.filter((one: { direction: string }) => one.direction === 'outbound')).toHaveLength(1)
  })
})

async function waitingIn({ org }: TestOrganization) {
  const { listWaiting } = await import('../../functions/core/messaging/assignment/store.ts')
  return (await listWaiting(provenOrg(org), 100)).length
}

async function leave(id: string) {
  const { UpdateItemCommand } = await import('dynamodb-toolbox/entity/actions/update')
  const { User } = await import('../../functions/core/people/accounts/entity.ts')
  await User.build(UpdateItemCommand).item({ id, suspended: true }).send()
}
