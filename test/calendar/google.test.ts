import { beforeAll, describe, expect, test } from 'vitest'
import { BUSY_SCOPE, EVENTS_SCOPE } from '../../functions/core/calendar/google/rules.ts'
import { type Client, callConsole, newEmail, newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

type Person = { id: string; client: Client; email: string }
type GoogleEvent = {
  id: string
  etag: string
  status: string
  summary: string
  start: { dateTime: string }
  end: { dateTime: string }
  extendedProperties?: { private: Record<string, string> }
}

let ours: TestOrganization
let ada: Person
let ben: Person
beforeAll(async () => {
  ours = await newOrganization()
  const [first, second] = await Promise.all([
    ours.addMember({ role: 'agent', first_name: 'Ada', last_name: 'Agent' }),
    ours.addMember({ role: 'agent', first_name: 'Ben', last_name: 'Agent' }),
  ])
  ada = { ...first, email: newEmail('ada') }
  ben = { ...second, email: newEmail('ben') }
})

/** Visits the consent page, ticks these boxes, and comes back: in the end, what the calendar's page is told. */
async function consent({ client, email }: Pick<Person, 'client' | 'email'>, boxes: string[], back = client) {
  const { url } = (await client.post('/api/calendar/google/connect')).body
  const form = new URLSearchParams([
    ['email', email],
    ['answer', boxes.length > 0 ? 'allow' : 'deny'],
  ])
  for (const box of boxes) form.append('box', box)
  const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  const { pathname, search } = new URL(answer.headers.get('location') ?? '')
  const visit = async () => (await back.get(pathname + search)).headers.location
  return { outcome: await visit(), visit }
}
const connect = async (person: Person) =>
  expect((await consent(person, [EVENTS_SCOPE, BUSY_SCOPE])).outcome).toBe('/calendar?google=connected')
const standing = async ({ client }: Pick<Person, 'client'>) => (await client.get('/api/calendar/google')).body

const atGoogle = async (email: string) =>
  (await callConsole('GET', `google/events?email=${encodeURIComponent(email)}`)).body
async function eventsOf({ email }: Pick<Person, 'email'>): Promise<GoogleEvent[]> {
  const { people } = await atGoogle(email)
  const calendar = people[0]?.calendars.find(({ summary }: { summary: string }) => summary === 'Lotwire')
  return (calendar?.events ?? []).filter(({ status }: GoogleEvent) => status !== 'cancelled')
}
const eventOf = (person: Person, appointment: string) =>
  eventually(async () => {
    const found = (await eventsOf(person)).find((one) => one.extendedProperties?.private.appointment === appointment)
    return found ?? Promise.reject(new Error('It is not at Google yet.'))
  })
const doThere = async (person: Person, deed: object) => {
  const { status, body } = await callConsole('POST', 'google/events', {
    email: person.email,
    calendar: 'Lotwire',
    ...deed,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.event as GoogleEvent
}
const fault = (person: Pick<Person, 'email'>, kind: string, count = 1) =>
  callConsole('POST', 'google/faults', { kind, count, email: person.email })
const look = () => callConsole('POST', 'jobs/sync-google', { org: ours.org })

let hours = 0
const newHour = () =>
  new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + (20 * 24 + 2 * hours++) * 3_600_000).toISOString()
const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
let requests = 0
async function book(person: Person, starts_at = newHour()) {
  const { body: contact } = await ours.client.post('/api/contacts', {
    first_name: 'Ana',
    last_name: 'Torres',
    phone: newCustomer(),
  })
  const { status, body } = await ours.client.post('/api/appointments', {
    ...{ contact_id: contact.id, kind: 'visit', starts_at, agent_id: person.id, client_id: `g${requests++}` },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.appointment as { id: string; starts_at: string; ends_at: string }
}
const appointment = async (id: string, starts_at: string) => {
  const [from, to] = [later(starts_at, -600), later(starts_at, 600)]
  const { body } = await ours.client.get(`/api/appointments?${new URLSearchParams({ from, to })}`)
  return body.data.find((one: { id: string }) => one.id === id)
}
const noticesOf = async ({ client }: Person): Promise<string[]> =>
  (await client.get('/api/notifications')).body.data.map(({ kind }: { kind: string }) => kind)

describe('connecting', () => {
  test('is the person’s own, by a consent of this sign-in that counts once; an unticked box is told', async () => {
    expect(await standing(ada)).toEqual({ is_connected: false, is_available: true, email: null, problem: null })
    expect((await consent(ada, [])).outcome).toBe('/calendar?google=denied')
    expect((await consent(ada, [EVENTS_SCOPE, BUSY_SCOPE], ben.client)).outcome).toBe('/calendar?google=expired')
    const { outcome, visit } = await consent(ada, [EVENTS_SCOPE])
    expect(outcome).toBe('/calendar?google=limited')
    expect(await visit()).toBe('/calendar?google=expired')
    expect(await standing(ada)).toEqual({
      ...{ is_connected: true, is_available: true, email: ada.email, problem: 'busy_missing' },
    })
    expect((await consent(ada, [BUSY_SCOPE])).outcome).toBe('/calendar?google=limited')
    expect((await standing(ada)).problem).toBe('events_missing')
    await connect(ada)
    expect((await standing(ada)).problem).toBe(null)
    expect((await standing(ben)).is_connected).toBe(false)
  })
})

describe('appointments', () => {
  test('go to their agent’s calendar, move with the agent, and nothing is written twice', async () => {
    await connect(ben)
    const { id, starts_at } = await book(ada)
    const event = await eventOf(ada, id)
    expect(event).toMatchObject({ summary: 'Sales visit – Ana Torres', start: { dateTime: starts_at } })
    expect((await ours.client.put(`/api/appointments/${id}`, { agent_id: ben.id })).status).toBe(200)
    await eventOf(ben, id)
    await expect.poll(async () => (await eventsOf(ada)).map((one) => one.id)).not.toContain(event.id)
    await ours.client.put(`/api/appointments/${id}`, { agent_id: ada.id })
    expect((await eventOf(ada, id)).id).not.toBe(event.id)
    await ours.client.patch(`/api/appointments/${id}/status`, { status: 'canceled' })
    await expect.poll(async () => (await eventsOf(ada)).length).toBe(0)
  })

  test('that are moved or deleted at Google are moved or canceled here; where that can’t be, Google has our time again', async () => {
    const [moved, deleted, blocked] = [await book(ada), await book(ada), await book(ada)]
    const there = await Promise.all([moved, deleted, blocked].map(({ id }) => eventOf(ada, id)))
    const to = newHour()
    await doThere(ada, { action: 'move', id: there[0]?.id, start: to, end: later(to, 90) })
    await expect.poll(async () => (await appointment(moved.id, to))?.ends_at).toBe(later(to, 90))
    await doThere(ada, { action: 'delete', id: there[1]?.id })
    await expect.poll(async () => (await appointment(deleted.id, deleted.starts_at)).status).toBe('canceled')
    await doThere(ada, { action: 'move', id: there[2]?.id, start: later(to, 15), end: later(to, 75) })
    await expect.poll(() => noticesOf(ada)).toContain('google_move_refused')
    await expect.poll(async () => (await eventOf(ada, blocked.id)).start.dateTime).toBe(blocked.starts_at)
    expect((await appointment(blocked.id, blocked.starts_at)).starts_at).toBe(blocked.starts_at)
  })

  test('reach Google once it is back, each once, whatever it answered meanwhile', async () => {
    const left = async () =>
      (await atGoogle(ada.email)).faults.find((one: { email: string }) => one.email === ada.email)?.count
    await fault(ada, '500', 2)
    const first = await book(ada)
    await expect.poll(left).toBe(1)
    // What comes by itself a quarter of a minute later.
    await expect.poll(async () => (await look()) && left()).toBe(undefined)
    await look()
    await eventOf(ada, first.id)

    await fault(ada, '409')
    const second = await book(ada)
    const written = await eventOf(ada, second.id)
    await fault(ada, '412')
    const note = later(second.starts_at, 30)
    expect((await ours.client.put(`/api/appointments/${second.id}`, { starts_at: note })).status).toBe(200)
    await expect.poll(async () => (await eventOf(ada, second.id)).start.dateTime).toBe(note)
    expect((await eventOf(ada, second.id)).id).toBe(written.id)

    await fault(ada, '410')
    await doThere(ada, { action: 'delete', id: written.id })
    await expect.poll(async () => (await appointment(second.id, note)).status).toBe('canceled')
    const shown = (await eventsOf(ada)).map((one) => one.extendedProperties?.private.appointment)
    expect(shown).toHaveLength(new Set(shown).size)
  })

  test('that are unchanged cost a look two requests, and no write', async () => {
    for (let n = 0; n < 3; n++) await book(ben)
    await expect.poll(async () => (await eventsOf(ben)).length).toBe(3)
    await look()
    const before = { ...(await atGoogle(ben.email)).requests }
    await look()
    const after = (await atGoogle(ben.email)).requests as Record<string, number>
    const made = Object.entries(after).flatMap(([name, count]) => {
      const more = count - (before[name] ?? 0)
      return more > 0 ? [[name, more]] : []
    })
    expect(Object.fromEntries(made)).toEqual({
      'GET /calendar/v3/calendars/{id}/events': 1,
      'POST /calendar/v3/freeBusy': 1,
    })
  })
})

/** Free times are offered on weekdays. */
const wednesday = (() => {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
})()

test('busy times at Google close slots here, also while Google can’t tell them', async () => {
  const starts = async () => {
    const day = wednesday
    const query = new URLSearchParams({ kind: 'visit', from: day, to: day, agent: ada.id })
    return (await ours.client.get(`/api/appointments/slots?${query}`)).body.data.map(
      ({ starts_at }: { starts_at: string }) => starts_at,
    ) as string[]
  }
  const free = await starts()
  const middle = free[12] ?? ''
  await doThere(ada, {
    action: 'create',
    calendar: 'primary',
    summary: 'Dentist',
    start: middle,
    end: later(middle, 60),
  })
  await look()
  const open = await eventually(async () => {
    const now = await starts()
    return now.includes(middle) ? Promise.reject(new Error('It is still offered.')) : now
  })
  expect(free.filter((one) => !open.includes(one))).toHaveLength(7)
  await fault(ada, 'busy_error', 1)
  await look()
  expect(await starts()).toEqual(open)
})

test('a connection that Google ended is told, and ends; one that is ended here is revoked, also while Google is away', async () => {
  await fault(ada, 'revoke')
  await look()
  await expect.poll(() => standing(ada)).toMatchObject({ is_connected: false, problem: 'reconnect', email: ada.email })
  expect(await noticesOf(ada)).toContain('google_reconnect')
  await connect(ada)
  expect((await standing(ada)).problem).toBe(null)
  expect(await noticesOf(ada)).not.toContain('google_reconnect')

  await fault(ada, '500')
  expect((await ada.client.delete('/api/calendar/google')).status).toBe(204)
  expect(await standing(ada)).toEqual({ is_connected: false, is_available: true, email: null, problem: null })
  const { id } = await book(ada)
  await connect(ada)
  await eventOf(ada, id)
})

test('whoever leaves the team is disconnected, and Google takes their tokens no longer', async () => {
  const cy = {
    ...(await ours.addMember({ role: 'agent', first_name: 'Cy', last_name: 'Agent' })),
    email: newEmail('cy'),
  }
  await connect(cy)
  expect((await ours.client.delete(`/api/team/members/${cy.id}`)).status).toBeLessThan(300)
  await expect.poll(async () => (await atGoogle(cy.email)).requests['POST /revoke']).toBe(1)
})

test('a push with another token, or of an unknown channel, is refused', async () => {
  const answer = await ben.client.send('POST', '/api/webhooks/google/none', undefined, {
    headers: { 'x-goog-channel-id': 'none', 'x-goog-channel-token': 'none', 'x-goog-resource-state': 'exists' },
  })
  expect(answer.status).toBe(404)
})
