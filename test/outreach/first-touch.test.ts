import { beforeAll, describe, expect, test } from 'vitest'
import { workingMinutesFrom } from '../../functions/core/people/organizations/working-minutes.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { type Client, callConsole, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'

let ours: TestOrganization
let to: string
let agents: Agent[]
type Agent = Awaited<ReturnType<typeof openDesk>>['agents'][number]
beforeAll(async () => {
  ;({ ours, to, agents } = await openDesk())
})

/** A dealership that gives new leads to its two agents in turn, and has them answered in time. */
async function openDesk() {
  const desk = await newOrganization()
  const { phone_number } = await desk.connect()
  const members = [await desk.addMember({ role: 'agent' }), await desk.addMember({ role: 'agent' })]
  await set(desk, 'assignment', { auto_assignment_mode: 'auto' })
  await set(desk, 'first_touch', { first_touch_enabled: 'true' })
  return { ours: desk, to: phone_number, agents: members }
}
/** The assistant would answer by itself at night; it is day where there are no hours. */
async function openDeskWithAssistant() {
  const desk = await openDesk()
  const { keys } = (await callConsole('GET', 'ai')).body
  await set(desk.ours, 'ai', { openai_api_key: keys.openai, openai_enabled: 'true' })
  const mode = { mode: 'after_hours', drafts_otherwise: false }
  expect(await desk.ours.client.put('/api/assistant', mode)).toMatchObject({ status: 200 })
  return desk
}
async function set({ client }: TestOrganization, group: string, values: Record<string, string>) {
  const settings = Object.entries(values).map(([key, value]) => ({ key, value, group }))
  expect(await client.post('/api/settings/bulk-update', { settings })).toMatchObject({ status: 200 })
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const passAt = (minutes: number, { org } = ours) => runDueOf(org, inMinutes(minutes), 'pass-leads')
const rowOf = async (phone: string, { client } = ours) => (await findConversation(client, phone)).row
const told = async (client: Client, kind: string): Promise<number> => {
  const { data } = (await client.get('/api/notifications')).body
  return data.filter((one: { kind: string }) => one.kind === kind).length
}
/** A new customer writes, and is given to somebody. */
async function newLead(desk = { ours, to, agents }) {
  const phone = newCustomer()
  await customerWrites({ from: phone, to: desk.to, body: 'Is it still for sale?' })
  const agent = await eventually(async () => {
    const { user_id } = await rowOf(phone, desk.ours)
    return desk.agents.find(({ id }) => id === user_id) ?? Promise.reject(new Error('Nobody has it yet.'))
  })
  return { phone, agent, next: desk.agents.find(({ id }) => id !== agent.id) as Agent }
}

test('a lead that nobody answers goes from its agent to the next who is in, and then to the managers', async () => {
  const { phone, agent, next } = await newLead()
  await eventually(async () => expect(await passAt(6)).toBe(1))
  await eventually(async () => expect((await rowOf(phone)).user_id).toBe(next.id))
  await eventually(async () => expect(await told(agent.client, 'lead_passed_on')).toBe(1))
  expect(await told(next.client, 'lead_passed_on')).toBe(0)
  expect(await told(ours.client, 'lead_unanswered')).toBe(0)

  expect(await passAt(10), 'the next has five minutes too').toBe(0)
  await eventually(async () => expect(await passAt(12)).toBe(1))
  await eventually(async () => expect(await told(ours.client, 'lead_unanswered')).toBe(1))
  expect((await rowOf(phone)).user_id, 'taken back').toBeNull()
  await eventually(async () => expect(await told(next.client, 'lead_passed_on')).toBe(1))
  expect(await passAt(600), 'that was all').toBe(0)
})

test('one that its agent answers stays with them, and nobody is told', async () => {
  const before = await told(ours.client, 'lead_unanswered')
  const { phone, agent } = await newLead()
  const { id } = await findConversation(ours.client, phone)
  expect(await agent.client.post(`/api/chats/sms/${id}/send`, { body: 'It is.' })).toMatchObject({ status: 200 })
  await eventually(async () => expect(await passAt(6)).toBe(1))
  // The queue is worked through in order.
  const other = await newLead()
  await eventually(async () => expect(await passAt(6)).toBe(1))
  await eventually(async () => expect((await rowOf(other.phone)).user_id).toBe(other.next.id))
  expect((await rowOf(phone)).user_id).toBe(agent.id)
  expect(await passAt(600)).toBe(1)
  await eventually(async () => expect(await told(ours.client, 'lead_unanswered')).toBe(before + 1))
})

test('where the next is silent too, the assistant takes it over and answers, and managers need not be told', async () => {
  const desk = await openDeskWithAssistant()
  const { client } = desk.ours
  const { phone, next } = await newLead(desk)
  await eventually(async () => expect(await passAt(6, desk.ours)).toBe(1))
  await eventually(async () => expect((await rowOf(phone, desk.ours)).user_id).toBe(next.id))
  await eventually(async () => expect(await passAt(12, desk.ours)).toBe(1))
  await eventually(async () => {
    const { messages, row } = await findConversation(client, phone)
    expect(messages.at(-1)).toMatchObject({ direction: 'outbound', isFromAi: true })
    expect(row.user_id, 'taken back').toBeNull()
    expect(await told(next.client, 'lead_passed_on')).toBe(1)
  })
  await eventually(async () => expect(await passAt(20, desk.ours)).toBe(1))
  expect(await passAt(600, desk.ours), 'that was all').toBe(0)
  expect(await told(client, 'lead_unanswered')).toBe(0)
})

test('found late, it is answered by the assistant in lawful hours alone, else the managers are told', async () => {
  const desk = await openDeskWithAssistant()
  const days = [-1, 0, 1].map((n) =>
    inMinutes(n * 24 * 60)
      .toISOString()
      .slice(0, 10),
  )
  await set(desk.ours, 'outreach', { outreach_holidays: JSON.stringify(days) })
  const { phone } = await newLead(desk)
  await eventually(async () => expect(await passAt(6, desk.ours)).toBe(1))
  await eventually(async () => expect(await passAt(20, desk.ours)).toBe(1))
  await eventually(async () => expect(await told(desk.ours.client, 'lead_unanswered')).toBe(1))
  const { messages } = await findConversation(desk.ours.client, phone)
  expect(messages.map(({ direction }) => direction)).toEqual(['inbound'])
})

describe('who waits for an answer', () => {
  const listed = async (client: Client, waiting: string): Promise<string[]> =>
    (await client.get(`/api/chats/recent-by-contact?waiting=${waiting}`)).body.data.map(
      (row: { phone_number: string }) => row.phone_number,
    )

  test('is listed and counted until somebody answers, read or not, and only for who may see them', async () => {
    const { phone, agent, next } = await newLead()
    await eventually(async () => expect(await listed(agent.client, 'unreplied')).toContain(phone))
    const { id, row, messages } = await findConversation(ours.client, phone)
    const last_message_id = messages.at(-1)?.id
    await agent.client.patch(`/api/chats/sms/${id}/read`, { last_message_id })
    expect(await listed(agent.client, 'unreplied')).toContain(phone)
    expect(await listed(next.client, 'unreplied')).not.toContain(phone)
    expect(await listed(agent.client, 'over_an_hour')).not.toContain(phone)

    const { keepMark } = await import('../../functions/core/messaging/unread/store.ts')
    const { Unreplied } = await import('../../functions/core/messaging/unread/entity.ts')
    const waits = { contact: row.contact_id, isBegun: true }
    await keepMark(provenOrg(ours.org), Unreplied, { ...waits, desk: undefined, since: undefined })
    await keepMark(provenOrg(ours.org), Unreplied, { ...waits, desk: agent.id, since: inMinutes(-61).toISOString() })
    await customerWrites({ from: phone, to, body: 'Hello?' })
    expect(await listed(agent.client, 'over_an_hour')).toEqual([phone])
    const counts = async () => (await agent.client.get('/api/dashboard')).body
    expect(await counts()).toMatchObject({ over_an_hour: 1 })

    await agent.client.post(`/api/chats/sms/${id}/send`, { body: 'Yes, sorry.' })
    await eventually(async () => expect(await counts()).toMatchObject({ over_an_hour: 0 }))
    for (const waiting of ['unreplied', 'over_an_hour'])
      expect(await listed(agent.client, waiting)).not.toContain(phone)
  })
})

const WEEK = {
  timezone: 'America/Chicago',
  business_hours: (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({ day, from: '09:00', to: '18:00' })),
}
test.each([
  ['2026-12-04T16:00:00Z', 5, '2026-12-04T16:05:00.000Z', 'counts on while it is open'],
  ['2026-12-04T23:58:00Z', 5, '2026-12-07T15:03:00.000Z', 'goes on when it opens again'],
  ['2026-12-05T20:00:00Z', 5, '2026-12-07T15:05:00.000Z', 'begins when it opens'],
  ['2026-12-07T15:20:00Z', -60, '2026-12-04T23:20:00.000Z', 'looks back over a weekend'],
  ['2026-10-31T20:00:00Z', 5, '2026-11-02T15:05:00.000Z', 'knows that clocks went back'],
])('from %s, %i working minutes lead to %s: it %s', (at, minutes, expected) => {
  expect(workingMinutesFrom(WEEK, new Date(at), minutes).toISOString()).toBe(expected)
})
