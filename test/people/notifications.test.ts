import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Notification } from '#contract/people/notifications.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { allFollowed } from '../all-followed.ts'
import { type Client, callConsole, mailTo, newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { listen } from '../listen.ts'

type Member = Awaited<ReturnType<TestOrganization['addMember']>>
interface Answer {
  data: Notification[]
  unread: number
  cursor: string | null
}

let ours: TestOrganization
let agent: Member
let colleague: Member
let manager: Member
let theirs: TestOrganization
beforeAll(async () => {
  await openCloud()
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  agent = await ours.addMember({ role: 'agent' })
  colleague = await ours.addMember({ role: 'agent' })
  manager = await ours.addMember({ role: 'manager' })
})

/** A customer's SMS, as its webhook takes it in. */
async function write(from: string, { org }: Pick<TestOrganization, 'org'> = ours) {
  const { receiveMessage } = await import('../../functions/core/messaging/messages/receive-message.ts')
  const work = { org: provenOrg(org), now: new Date(), requestId: 'test' }
  await receiveMessage(work, { sid: `SM${randomUUID()}`, from, body: 'Is it still for sale?', media: [] })
}

async function customer(org = ours) {
  const phone = newCustomer()
  await write(phone, org)
  const { row, id } = await eventually(() => findConversation(org.client, phone))
  await allFollowed()
  return { phone, id, contact_id: row.contact_id as string, write: () => write(phone, org) }
}

const list = async (client: Client, query = ''): Promise<Answer> =>
  (await client.get(`/api/notifications${query}`)).body as Answer
/** A user's notifications about a contact. */
const toldOf = async (client: Client, { contact_id }: { contact_id: string }) =>
  (await list(client)).data
    .filter((one) => one.contact_id === contact_id)
    .map(({ kind, is_read }) => ({ kind, is_read }))
const markRead = (client: Client, until: string) => client.patch('/api/notifications/read', { until })
/** Somebody reads the conversation to its end. */
async function read(client: Client, { id, phone }: { id: string; phone: string }) {
  const last_message_id = (await findConversation(client, phone)).messages.at(-1)?.id
  expect((await client.patch(`/api/chats/sms/${id}/read`, { last_message_id })).status).toBe(200)
}

describe('a customer who waits', () => {
  test('is told once while nobody reads, to the whole team, and again when they write after that', async () => {
    const one = await customer()
    await one.write()
    await allFollowed()
    for (const { client } of [ours, agent, colleague, manager])
      expect(await toldOf(client, one)).toEqual([{ kind: 'unassigned_waits', is_read: false }])
    expect(await toldOf(theirs.client, one)).toEqual([])

    await read(agent.client, one)
    await allFollowed()
    expect(await toldOf(colleague.client, one)).toEqual([{ kind: 'unassigned_waits', is_read: true }])
    await one.write()
    await allFollowed()
    expect(await toldOf(colleague.client, one)).toEqual([{ kind: 'unassigned_waits', is_read: false }])
  })

  test('is told again when they write into a conversation that was closed unread', async () => {
    const one = await customer()
    await markRead(colleague.client, new Date().toISOString())
    expect((await ours.client.patch(`/api/chats/sms/${one.id}/status`, { status: 'closed' })).status).toBe(200)
    await allFollowed()
    expect(await toldOf(colleague.client, one)).not.toContainEqual({ kind: 'unassigned_waits', is_read: false })
    await one.write()
    await allFollowed()
    expect(await toldOf(colleague.client, one)).toContainEqual({ kind: 'unassigned_waits', is_read: false })
  })

  test('of an agent’s own is told to that agent and to nobody else', async () => {
    const one = await customer()
    await read(agent.client, one)
    await assign(ours.client, one, agent.id)
    await one.write()
    await allFollowed()
    expect(await toldOf(agent.client, one)).toContainEqual({ kind: 'customer_waits', is_read: false })
    for (const { client } of [ours, colleague, manager, theirs]) expect(await toldOf(client, one)).toEqual([])
  })

  test('is no longer told to whose conversation it was', async () => {
    const one = await customer()
    await assign(ours.client, one, agent.id)
    await allFollowed()
    expect(await toldOf(agent.client, one)).toEqual([{ kind: 'assigned', is_read: false }])
    await assign(ours.client, one, colleague.id)
    await allFollowed()
    expect(await toldOf(agent.client, one)).toEqual([])
    expect(await toldOf(colleague.client, one)).toEqual([{ kind: 'assigned', is_read: false }])
  })

  test('is told to the whole team where nobody has them any more', async () => {
    const leaver = await ours.addMember({ role: 'agent' })
    const one = await customer()
    await read(agent.client, one)
    await assign(ours.client, one, leaver.id)
    await one.write()
    await allFollowed()
    expect(await toldOf(colleague.client, one)).toEqual([])
    expect((await ours.client.delete(`/api/team/members/${leaver.id}`)).status).toBe(200)
    await eventually(async () =>
      expect(await toldOf(colleague.client, one)).toEqual([{ kind: 'unassigned_waits', is_read: false }]),
    )
  })
})

test('who is given many at once is told so once, with their number', async () => {
  const org = await newOrganization()
  const one = await org.addMember({ role: 'agent' })
  const add = () => org.client.post('/api/contacts', { first_name: 'Ana', last_name: 'Torres', phone: newCustomer() })
  const ids = (await Promise.all([add(), add(), add()])).map(({ body }) => body.id as string)
  await assign(org.client, { contact_id: ids[0] ?? '' }, one.id)
  const set = { assignee: one.id }
  expect((await org.client.post('/api/contacts/bulk', { ids, set })).status).toBe(200)
  expect((await org.client.post('/api/contacts/bulk', { ids, set })).status).toBe(200)
  await allFollowed()
  const told = (await list(one.client)).data.map(({ kind, contact_id, count }) => ({ kind, contact_id, count }))
  expect(told).toEqual([
    { kind: 'assigned', contact_id: null, count: 2 },
    { kind: 'assigned', contact_id: ids[0], count: null },
  ])
})

test('who gets all that a colleague had is told so once, with their number', async () => {
  const org = await newOrganization()
  const [gone, heir] = [await org.addMember({ role: 'agent' }), await org.addMember({ role: 'agent' })]
  const add = () => org.client.post('/api/contacts', { first_name: 'Ana', last_name: 'Torres', phone: newCustomer() })
  for (const { body } of await Promise.all([add(), add(), add()]))
    await assign(org.client, { contact_id: body.id }, gone.id)
  expect((await org.client.delete(`/api/team/members/${gone.id}?to=${heir.id}`)).status).toBe(200)
  await eventually(async () =>
    expect((await list(heir.client)).data).toMatchObject([{ kind: 'assigned', contact_id: null, count: 3 }]),
  )
  await allFollowed()
  expect((await list(heir.client)).data).toHaveLength(1)
})

test('who takes a conversation themselves is not told of it', async () => {
  const one = await customer()
  await assign(manager.client, one, manager.id)
  await allFollowed()
  expect(await toldOf(manager.client, one)).toEqual([])
})

test('a message that is not delivered is told to its writer alone', async () => {
  const account = await ours.connect()
  const one = await customer()
  const body = `Answer ${randomUUID()}`
  // Delivered messages stay delivered.
  const turnPhones = (phones_off: boolean) =>
    callConsole('POST', 'twilio/chaos', { account_sid: account.account_sid, phones_off })
  onTestFinished(async () => void (await turnPhones(false)))
  await turnPhones(true)
  expect((await agent.client.post(`/api/chats/sms/${one.id}/send`, { body })).status).toBe(200)
  const { messages } = (await callConsole('GET', `twilio/messages?account_sid=${account.account_sid}`)).body
  const { sid } = messages.find((message: { body: string }) => message.body === body)
  await callConsole('POST', `twilio/messages/${sid}/status`, { status: 'undelivered', error_code: 30003 })
  await turnPhones(false)
  await allFollowed()
  const ofFailure = async (client: Client) =>
    (await list(client)).data.filter(
      ({ kind, contact_id }) => kind === 'message_failed' && contact_id === one.contact_id,
    )
  expect(await ofFailure(agent.client)).toMatchObject([{ conversation_id: one.id, is_read: false }])
  for (const { client } of [ours, colleague]) expect(await ofFailure(client)).toEqual([])
})

test('what managers have to answer is told to managers, once, and no longer when it is answered', async () => {
  const { recordNews, removeNews } = await import('../../functions/core/people/notifications/record-news.ts')
  const { newsOfRejected } = await import('../../functions/core/telephony/connections/rules.ts')
  const { newsOfHeld } = await import('../../functions/core/stock/syncs/rules.ts')
  const org = provenOrg(ours.org)
  const at = new Date().toISOString()
  const run = newsOfHeld({ id: `run-${randomUUID()}`, started_at: at } as Parameters<typeof newsOfHeld>[0])
  const rejected = newsOfRejected({ org, rejected_since: at, last_rejected_at: at })
  for (const news of [run, rejected, run]) await recordNews(org, [news])

  const kinds = async (client: Client) =>
    (await list(client)).data.map(({ kind }) => kind).filter((kind) => /sync_held|webhooks_rejected/.test(kind))
  expect((await kinds(manager.client)).toSorted()).toEqual(['sync_held', 'webhooks_rejected'])
  expect(await kinds(agent.client)).toEqual([])
  await removeNews(org, run)
  expect(await kinds(manager.client)).toEqual(['webhooks_rejected'])
})

describe('reading', () => {
  test('clears every browser of the person, and nobody else’s', async () => {
    await customer()
    const { heard, stop } = await listen(agent.client)
    onTestFinished(stop)
    const [newest] = (await list(agent.client)).data
    expect((await list(agent.client)).unread).toBeGreaterThan(0)
    const others = (await list(colleague.client)).unread
    expect((await markRead(agent.client, newest?.id ?? '')).status).toBe(200)
    await eventually(() =>
      expect(heard).toContainEqual(expect.objectContaining({ changed: 'notification', user_id: agent.id })),
    )
    expect((await list(agent.client)).unread).toBe(0)
    expect((await list(colleague.client)).unread).toBe(others)
  })

  test('only moves forward, takes a moment too, and never one that is to come', async () => {
    const before = new Date().toISOString()
    await customer()
    expect((await markRead(agent.client, '2100-01-01T00:00:00.000Z')).status).toBe(200)
    expect((await list(agent.client)).unread).toBe(0)
    await markRead(agent.client, before)
    expect((await list(agent.client)).unread).toBe(0)
    await customer()
    expect((await list(agent.client)).unread).toBe(1)
    expect(await markRead(agent.client, 'yesterday')).toMatchObject({ status: 422, body: { code: 'invalid' } })
  })
})

test('the list goes on by its cursor, each once, which is nobody else’s', async () => {
  const org = await newOrganization()
  for (let n = 0; n < 21; n++) await write(newCustomer(), org)
  await allFollowed()
  const first = await list(org.client)
  expect(first).toMatchObject({ unread: 21, cursor: expect.any(String) })
  const next = `?cursor=${encodeURIComponent(first.cursor ?? '')}`
  const second = await list(org.client, next)
  expect(second).toMatchObject({ unread: 21, cursor: null })
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(21)
  expect((await ours.client.get(`/api/notifications${next}`)).status).toBe(422)
})

describe('what somebody chooses', () => {
  const choose = (client: Client, body: object) => client.put('/api/me/notifications', body)
  const none = { quiet_from: null, quiet_to: null }

  test('is theirs, is of their role, and leaves the rest as it is', async () => {
    const org = await newOrganization()
    const one = await org.addMember({ role: 'agent' })
    expect(await choose(one.client, { ways: { assigned: [] }, ...none })).toMatchObject({ status: 200 })
    const { body } = await one.client.get('/api/me/notifications')
    expect(body.ways).toMatchObject({ assigned: [], customer_waits: ['app', 'sound', 'browser', 'email'] })
    expect(body.ways).not.toHaveProperty('sync_held')
    expect((await org.client.get('/api/me/notifications')).body.ways).toHaveProperty('sync_held')
    expect((await choose(one.client, { ways: { nothing: ['app'] }, ...none })).status).toBe(422)
    expect((await choose(one.client, { ways: {}, quiet_from: '25:00', quiet_to: '07:00' })).status).toBe(422)
  })

  test('counts for the list, and quiet hours for what rings', async () => {
    const org = await newOrganization()
    await customer(org)
    const waysOf = async () => (await list(org.client)).data.map(({ ways }) => ways)
    expect(await waysOf()).toEqual([['app', 'sound', 'browser', 'email']])
    await choose(org.client, { ways: {}, quiet_from: '00:00', quiet_to: '23:59' })
    expect(await waysOf()).toEqual([['app']])
    await choose(org.client, { ways: {}, ...none })
    const silence = (until: string | null) => org.client.put('/api/me/silence', { until })
    const until = new Date(Date.now() + 3_600_000).toISOString()
    expect(await silence(until)).toMatchObject({ status: 200, body: { silent_until: until } })
    expect(await waysOf()).toEqual([['app']])
    expect((await silence('2020-01-01T00:00:00Z')).status).toBe(422)
    expect((await silence(null)).body.silent_until).toBeNull()
    expect(await waysOf()).toEqual([['app', 'sound', 'browser', 'email']])
    await choose(org.client, { ways: { unassigned_waits: [] }, ...none })
    expect(await list(org.client)).toMatchObject({ data: [], unread: 0 })
  })
})

test('they sound as the dealership has it, or not at all', async () => {
  const org = await newOrganization()
  const set = (form: object) => org.client.put(`/api/organizations/${org.org}`, form)
  expect(await list(org.client)).toMatchObject({ sound: { name: 'Fun chime pop', volume: 75 } })
  expect((await set({ new_chat_sound: 'Gentle bell', notification_volume: 20 })).status).toBe(200)
  expect(await list(org.client)).toMatchObject({ sound: { name: 'Gentle bell', volume: 20 } })
  await set({ notification_sound_enabled: false })
  expect(await list(org.client)).toMatchObject({ sound: null })
})

describe('the mail about what nobody has looked at', () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)

  /** A dealership where a customer waits, and the work that its queue holds back. */
  async function waiting() {
    const org = await newOrganization()
    const one = await customer(org)
    const { sendNotificationMail } = await import(
      '../../functions/core/messaging/notifications/send-notification-mail.ts'
    )
    const [newest] = (await list(org.client)).data
    const mails = async () => (await callConsole('GET', `mail?to=${encodeURIComponent(org.email)}`)).body.mails.length
    return {
      ...org,
      one,
      mails,
      run: (now = minutes(10), id = newest?.id ?? '') =>
        sendNotificationMail({ org: provenOrg(org.org), now, requestId: 'test' }, { inbox: 'team', id }),
    }
  }

  test('leaves once, names the customer, and leads to the conversation', async () => {
    const { email, one, run, mails } = await waiting()
    await run()
    await run()
    const { text, subject } = await mailTo(email)
    expect(subject).toContain(one.phone)
    expect(text).toContain(`/chats/${one.contact_id}`)
    expect(text).not.toContain('for sale')
    expect(await mails()).toBe(1)
  })

  test('does not leave where somebody has read the conversation, or their notifications', async () => {
    const [conversation, notifications] = [await waiting(), await waiting()]
    await read(conversation.client, conversation.one)
    await markRead(notifications.client, new Date().toISOString())
    for (const { run, mails } of [conversation, notifications]) {
      await run()
      expect(await mails()).toBe(0)
    }
  })

  test('waits for the end of quiet hours, and for an hour after the last one, which it does not repeat', async () => {
    const { client, org, email, one, run, mails } = await waiting()
    await client.put('/api/me/notifications', { ways: {}, quiet_from: '00:00', quiet_to: '23:59' })
    await run()
    expect(await mails()).toBe(0)
    await client.put('/api/me/notifications', { ways: {}, quiet_from: null, quiet_to: null })
    await run()
    expect(await mails()).toBe(1)

    const other = newCustomer()
    await write(other, { org })
    await allFollowed()
    const [second] = (await list(client)).data
    await run(minutes(30), second?.id)
    expect(await mails()).toBe(1)
    await run(minutes(71), second?.id)
    expect(await mails()).toBe(2)
    // It tells what is new since the last one.
    const { text } = await mailTo(email, ({ subject }) => subject.includes(other))
    expect(text).not.toContain(one.phone)
  })

  test('about rejected webhooks waits for the end of quiet hours too', async () => {
    const { countRejected } = await import('../../functions/core/telephony/connections/store.ts')
    const { REJECTED_IN_A_ROW_TO_WARN: many } = await import('../../functions/core/telephony/connections/rules.ts')
    const { warnManagers } = await import('../../functions/core/telephony/connections/warn-managers.ts')
    const { client, org, ownerId, email, mails } = await waiting()
    const work = () => ({ org: provenOrg(org), now: new Date(), requestId: 'test' })
    await client.put('/api/me/notifications', { ways: {}, quiet_from: '00:00', quiet_to: '23:59' })
    for (let n = 0; n < many; n++) await countRejected(work().org, new Date())
    await warnManagers(work())
    expect(await mails()).toBe(0)
    await client.put('/api/me/notifications', { ways: {}, quiet_from: null, quiet_to: null })
    await warnManagers(work(), { user: ownerId })
    await mailTo(email, ({ subject }) => subject === 'Messages from Twilio are being rejected')
  })

  test('goes to whom the customer was given meanwhile, and to nobody else', async () => {
    const { client, addMember, one, run, mails } = await waiting()
    const heir = await addMember({ role: 'agent' })
    await assign(client, one, heir.id)
    await run()
    const { subject } = await mailTo(heir.email)
    expect(subject).toContain(one.phone)
    expect(await mails()).toBe(0)
  })

  test('does not leave to whoever wants none', async () => {
    const { client, run, mails } = await waiting()
    await client.put('/api/me/notifications', { ways: { unassigned_waits: ['app'] }, quiet_from: null, quiet_to: null })
    await run()
    expect(await mails()).toBe(0)
  })
})
