import { beforeAll, describe, expect, test } from 'vitest'
import { conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { allFollowed } from '../all-followed.ts'
import { type Client, customerWrites, inHours, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'
import { runJob } from '../run-job.ts'

let ours: TestOrganization
let ada: { id: string; client: Client }
let ben: { id: string; client: Client }
beforeAll(async () => {
  ours = await newOrganization()
  ;[ada, ben] = await Promise.all([
    ours.addMember({ role: 'agent', first_name: 'Ada', last_name: 'Agent' }),
    ours.addMember({ role: 'agent', first_name: 'Ben', last_name: 'Agent' }),
  ])
})

let minutes = 0
/** An hour of its own next month, on the dealership's clock. */
const newHour = () => {
  const at = new Date(Date.UTC(2000, 0, 1, 0, 120 * minutes++) + Date.now() - Date.UTC(2000, 0, 1) + 30 * 86_400_000)
  return new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000).toISOString()
}
let requests = 0
const newContact = async (client = ours.client): Promise<string> =>
  (await client.post('/api/contacts', { first_name: 'Ana', last_name: 'Torres', phone: newCustomer() })).body.id
const book = (client: Client, contact_id: string, more: object) =>
  client.post('/api/appointments', { contact_id, kind: 'test_drive', client_id: `c${requests++}`, ...more })
const setStatus = (client: Client, id: string, status: string) =>
  client.patch(`/api/appointments/${id}/status`, { status })
const stageOf = async (id: string) => (await ours.client.get(`/api/contacts/${id}`)).body.stage

describe('an appointment', () => {
  test('is booked once for one request, with the contact’s own agent, and moves the contact along the board', async () => {
    const contact = await newContact()
    await assign(ours.client, { contact_id: contact }, ben.id)
    const starts_at = newHour()
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        book(ben.client, contact, { starts_at, client_id: 'same', note: 'Has a trade-in' }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.appointment.id)).size).toBe(1)
    const { appointment } = answers[0]?.body ?? {}
    expect(appointment).toMatchObject({
      kind: 'test_drive',
      status: 'scheduled',
      starts_at,
      ends_at: new Date(Date.parse(starts_at) + 45 * 60_000).toISOString(),
      timezone: 'America/New_York',
      contact: { id: contact, name: 'Ana Torres' },
      agent: { id: ben.id, name: 'Ben Agent' },
      vehicle: null,
      note: 'Has a trade-in',
      source: 'person',
    })
    expect(await stageOf(contact)).toBe('appt_scheduled')
    expect((await setStatus(ben.client, appointment.id, 'no_show')).body.appointment.status).toBe('no_show')
    expect(await stageOf(contact)).toBe('missed_appt')
    const { body: history } = await ben.client.get(`/api/contacts/${contact}/history`)
    const steps = history.data.filter(({ type }: { type: string }) => type === 'appointment')
    expect(steps.map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([
      ['scheduled', 'no_show'],
      [null, 'scheduled'],
    ])
  })

  test('never overlaps another of its agent, of eight at once, nor after a move; a canceled one is free again', async () => {
    const starts_at = newHour()
    const contacts = await Promise.all(Array.from({ length: 8 }, () => newContact()))
    const all = await Promise.all(
      contacts.map((id, n) =>
        book(ours.client, id, {
          starts_at: new Date(Date.parse(starts_at) + (n % 4) * 600_000).toISOString(),
          agent_id: ada.id,
        }),
      ),
    )
    const booked = all.filter(({ status }) => status === 200)
    expect(booked).toHaveLength(1)
    expect(
      new Set(all.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.reason}`)),
    ).toEqual(new Set(['409 slot_taken']))
    const { id } = booked[0]?.body.appointment ?? {}
    await setStatus(ours.client, id, 'canceled')
    expect((await book(ours.client, contacts[0] ?? '', { starts_at, agent_id: ada.id })).status).toBe(200)
    expect((await setStatus(ours.client, id, 'scheduled')).status).toBe(409)
    const moved = newHour()
    const other = (await book(ours.client, contacts[1] ?? '', { starts_at: moved, agent_id: ada.id })).body.appointment
    expect((await ours.client.put(`/api/appointments/${other.id}`, { starts_at })).status).toBe(409)
    const later = new Date(Date.parse(moved) + 30 * 60_000).toISOString()
    expect(
      (await ours.client.put(`/api/appointments/${other.id}`, { starts_at: later })).body.appointment,
    ).toMatchObject({
      id: other.id,
      starts_at: later,
    })
  })

  test('of a colleague’s private customer is a taken time to others, who cannot touch it', async () => {
    const contact = await newContact()
    await assign(ours.client, { contact_id: contact }, ben.id)
    const starts_at = newHour()
    const { id } = (await book(ben.client, contact, { starts_at, note: 'Pays cash' })).body.appointment
    const day = starts_at.slice(0, 10)
    const seenBy = async (client: Client) =>
      (await client.get(`/api/appointments?from=${day}T00:00Z&to=${day}T23:59Z`)).body.data.find(
        (one: { id: string }) => one.id === id,
      )
    expect(
      await eventually(async () => (await seenBy(ada.client)) ?? Promise.reject(new Error('Not listed yet.'))),
    ).toMatchObject({
      contact: null,
      note: null,
      agent: { id: ben.id },
    })
    expect((await seenBy(ours.client)).contact.id).toBe(contact)
    expect((await setStatus(ada.client, id, 'canceled')).status).toBe(404)
    expect((await ada.client.put(`/api/appointments/${id}`, { note: 'x' })).status).toBe(404)
    expect((await ada.client.get(`/api/appointments?contact=${contact}`)).status).toBe(404)
    expect((await book(ada.client, contact, { starts_at: newHour() })).status).toBe(404)
  })

  test('is asked about once it is over: its agent, a day later the managers, until somebody says how it went', async () => {
    const contacts = [await newContact(), await newContact(), await newContact()]
    const starts_at = newHour()
    const [first, second, kept] = await Promise.all(
      contacts.map(async (contact, n) => {
        await assign(ours.client, { contact_id: contact }, ben.id)
        const at = new Date(Date.parse(starts_at) + n * 50 * 60_000).toISOString()
        return (await book(ben.client, contact, { starts_at: at, agent_id: ben.id })).body.appointment
      }),
    )
    await setStatus(ben.client, kept.id, 'arrived')
    const DAY_MS = 86_400_000
    const over = Date.parse(starts_at) + 4 * 3_600_000
    const noticesOf = async (client: Client, kind: string) => {
      const { data } = (await client.get('/api/notifications')).body
      // Other tests' appointments are over by then, too.
      return data.flatMap((one: { kind: string; contact_id: string }) =>
        one.kind === kind && contacts.includes(one.contact_id) ? [one.contact_id] : [],
      )
    }
    await runDueOf(ours.org, new Date(over))
    await eventually(async () =>
      expect((await noticesOf(ben.client, 'appointment_outcome')).toSorted()).toEqual(contacts.slice(0, 2).toSorted()),
    )
    const sold = { status: 'done', sold: true }
    expect((await ben.client.patch(`/api/appointments/${first.id}/status`, sold)).body.appointment).toMatchObject({
      status: 'done',
      is_asked: false,
    })
    expect(await stageOf(contacts[0] ?? '')).toBe('sold')
    await eventually(async () => expect(await noticesOf(ben.client, 'appointment_outcome')).toEqual([contacts[1]]))
    await runDueOf(ours.org, new Date(over + DAY_MS))
    await eventually(async () => expect(await noticesOf(ours.client, 'appointment_unsettled')).toEqual([contacts[1]]))
    const listed = (await ben.client.get(`/api/appointments?contact=${contacts[1]}`)).body.data
    expect(listed).toMatchObject([{ id: second.id, is_asked: true }])
    // Reports add up a day that is over once.
    await allFollowed()
    const later = inHours((over + 2 * DAY_MS - Date.now()) / 3_600_000)
    const { figures } = (await ours.client.get('/api/reports/team', later)).body.data
    const counted = (name: string): number => figures.find((one: { name: string }) => one.name === name).value
    expect(counted('unsettled')).toBeGreaterThan(0)
    expect(counted('outcome_asked')).toBeGreaterThan(counted('unsettled'))
    await setStatus(ben.client, second.id, 'no_show')
    await eventually(async () => expect(await noticesOf(ours.client, 'appointment_unsettled')).toEqual([]))
  })

  test.each([
    ['2026-03-08T02:30', 422],
    ['2027-03-14T02:30', 422],
    ['2027-11-07T01:30', 422],
    ['2020-01-01T10:00:00Z', 422],
    ['2040-01-01T10:00:00Z', 422],
  ])('at %s is refused in words', async (starts_at, status) => {
    const answer = await book(ours.client, await newContact(), { starts_at })
    expect([answer.status, answer.body.message.length > 20]).toEqual([status, true])
  })
})

describe('free times', () => {
  test('lie in working hours, leave out what is taken, and are bookable', async () => {
    const other = await newOrganization()
    const agent = await other.addMember({ role: 'agent', first_name: 'Cy', last_name: 'Agent' })
    await other.client.put(`/api/assignments/agents/${agent.id}`, {
      working_hours: [{ day: 'wed', from: '10:00', to: '12:00' }],
    })
    const wednesday = (() => {
      const day = new Date(Date.now() + 7 * 86_400_000)
      while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1)
      return day.toISOString().slice(0, 10)
    })()
    const slots = async () =>
      (await other.client.get(`/api/appointments/slots?kind=visit&from=${wednesday}&to=${wednesday}`)).body
    const { data: free, agents } = await slots()
    expect(
      agents.map(({ id }: { id: string }) => id),
      'whom it may be booked with',
    ).toEqual([agent.id])
    expect(free).toHaveLength(5)
    expect(free[0].agent_ids).toEqual([agent.id])
    const contact = (
      await other.client.post('/api/contacts', { first_name: 'Bo', last_name: 'Lee', phone: newCustomer() })
    ).body.id
    const made = await book(other.client, contact, { kind: 'visit', starts_at: free[0].starts_at })
    expect(made.status).toBe(200)
    expect((await slots()).data.map(({ starts_at }: { starts_at: string }) => starts_at)).toEqual([free[4].starts_at])
    const outside = await book(other.client, contact, {
      kind: 'visit',
      starts_at: `${wednesday}T13:00`,
      agent_id: agent.id,
    })
    expect(outside.body.message).toContain('Cy Agent’s working hours')
    const chosen = await other.addMember({ role: 'agent', first_name: 'Di', last_name: 'Agent' })
    const settings = [{ key: 'visit_agent_ids', value: JSON.stringify([chosen.id]), group: 'appointments' }]
    expect((await other.client.post('/api/settings/bulk-update', { settings })).status).toBe(200)
    expect((await slots()).agents).toMatchObject([{ id: chosen.id }])
  })
})

test('is confirmed by day to a customer who has not just written, and at once to one who has', async () => {
  const { phone_number: to } = await ours.connect()
  // No text leaves on its own by the clock of this machine.
  const days = [-1, 0, 1].map((n) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10))
  const settings = [{ key: 'outreach_holidays', value: JSON.stringify(days), group: 'outreach' }]
  expect(await ours.client.post('/api/settings/bulk-update', { settings })).toMatchObject({ status: 200 })
  const confirmed = async (contact_id: string, at: string) => {
    const { body } = await book(ours.client, contact_id, { starts_at: newHour(), agent_id: ada.id })
    const ids = { appointment: body.appointment.id, step: 'confirmation', due: new Date().toISOString() }
    await runJob('send-appointment-texts', { org: ours.org, ...ids, found_at: at })
    const id = conversationIdOf(contact_id, 'sms')
    const texts = (await ours.client.get(`/api/chats/sms/${id}/messages`)).body.messages ?? []
    return texts.filter((one: { direction: string }) => one.direction === 'outbound').length
  }
  const [phone, tuesday] = [newCustomer(), new Date(Date.now() + 3 * 86_400_000)]
  while (tuesday.getUTCDay() !== 2) tuesday.setUTCDate(tuesday.getUTCDate() + 1)
  const on = (hour: number) => new Date(tuesday.setUTCHours(hour, 0, 0, 0)).toISOString()
  const ana = await newContact()
  expect(await confirmed(ana, on(9))).toBe(0)
  expect(await confirmed(ana, on(20))).toBe(1)
  await customerWrites({ from: phone, to, body: 'Can I come next month?' })
  expect(await confirmed((await findConversation(ours.client, phone)).row.contact_id, new Date().toISOString())).toBe(1)
})

test('If the dealership moves to another time zone, its appointments to come keep their time of day and their people', async () => {
  const moved = await newOrganization()
  const agent_id = (await moved.addMember({ role: 'agent', first_name: 'Cy', last_name: 'Agent' })).id
  const { body: made } = await moved.client.post('/api/contacts', {
    first_name: 'Ana',
    last_name: 'Torres',
    phone: newCustomer(),
  })
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const bookAt = async (time: string, client_id: string) => {
    const starts_at = `${day}T${time}`
    const { body } = await book(moved.client, made.id, { kind: 'visit', starts_at, agent_id, client_id })
    expect(body).toMatchObject({ appointment: { starts_at: expect.any(String) } })
    return body.appointment.id
  }
  // The first one moves to where the last one was.
  const ids = [await bookAt('12:00', 'a'), await bookAt('13:00', 'b'), await bookAt('15:00', 'c')]
  const org = (await moved.client.get('/api/me')).body.organization_data.id
  await moved.client.put(`/api/organizations/${org}`, { timezone: 'America/Los_Angeles' })
  const timesOf = async () => {
    const { body } = await moved.client.get(`/api/appointments?from=${day}&to=${day}`)
    return body.data
      .filter(({ id }: { id: string }) => ids.includes(id))
      .map((one: { starts_at: string; timezone: string }) => [
        one.timezone,
        new Date(one.starts_at).toLocaleTimeString('en-US', { timeZone: 'America/Los_Angeles', hour12: false }),
      ])
  }
  await eventually(async () =>
    expect(await timesOf()).toEqual(['12:00:00', '13:00:00', '15:00:00'].map((time) => ['America/Los_Angeles', time])),
  )
})
