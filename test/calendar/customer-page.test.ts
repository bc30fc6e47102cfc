import { beforeAll, describe, expect, test } from 'vitest'
import { ACTS_PER_LINK, PHONE_CODES } from '../../functions/core/people/attempts/rules.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { type Client, customerWrites, newOrganization, openClient, type TestOrganization } from '../cloud.ts'
import { fillLot } from '../core/stock/inventory/lot.ts'
import { findConversation, newCustomer, textsFrom } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { NOON } from '../outreach/publish-automation.ts'
import { runDueOf } from '../run-due-of.ts'

const DAY_MS = 86_400_000
let ours: TestOrganization
let account: TwilioAccount
let ada: { id: string; client: Client }
let visitor: Client
beforeAll(async () => {
  ours = await newOrganization()
  ;[account, ada, visitor] = await Promise.all([
    ours.connect(),
    ours.addMember({ role: 'agent', first_name: 'Ada', last_name: 'Agent' }),
    openClient(),
  ])
})

const runDue = (now: number) => runDueOf(ours.org, new Date(now))
let hours = 0
/** A customer who wrote a text just now, and has a test drive at an hour of its own, a day after one when all may be texted. */
async function newAppointment() {
  const phone = newCustomer()
  await customerWrites({ from: phone, to: account.phone_number, body: 'Can I drive it?' })
  const { row } = await eventually(() => findConversation(ours.client, phone))
  const starts_at = new Date(NOON + DAY_MS + 2 * hours++ * 3_600_000).toISOString()
  const made = await ours.client.post('/api/appointments', {
    contact_id: row.contact_id,
    kind: 'test_drive',
    starts_at,
    agent_id: ada.id,
    client_id: phone,
  })
  return { phone, ...made.body.appointment }
}
const textsTo = async (phone: string): Promise<string[]> => {
  const { messages } = await findConversation(ours.client, phone)
  return messages.filter(({ direction }) => direction === 'outbound').map(({ body }) => body)
}
const find = async ({ id }: { id: string }) =>
  (
    await ours.client.get(
      `/api/appointments?from=${new Date().toISOString()}&to=${new Date(Date.now() + 20 * DAY_MS).toISOString()}`,
    )
  ).body.data.find((one: { id: string }) => one.id === id)
/** The code in the confirmation that the customer got. */
async function codeFor(phone: string): Promise<string> {
  await runDue(Date.now() + 1000)
  return eventually(async () => {
    const [text = ''] = await textsTo(phone)
    const code = /\/appointment\/([\w-]+)/.exec(text)?.[1]
    return code ?? Promise.reject(new Error('No confirmation yet.'))
  })
}

describe('a customer', () => {
  test('is texted once when booked, and once before it begins; a YES confirms', async () => {
    const appointment = await newAppointment()
    const { phone, starts_at } = appointment
    await codeFor(phone)
    const dayBefore = Date.parse(starts_at) - DAY_MS
    await Promise.all([runDue(dayBefore), runDue(dayBefore)])
    await eventually(async () => expect(await textsTo(phone)).toHaveLength(2))
    expect((await textsTo(phone))[0]).toMatch(/^Hi , your test drive|Reply YES to confirm/)
    await customerWrites({ from: phone, to: account.phone_number, body: '¡Sí!' })
    await eventually(async () => expect((await find(appointment)).status).toBe('confirmed'))
    await runDue(dayBefore)
    expect(await textsTo(phone)).toHaveLength(2)
  })

  test('sees, confirms, moves, and cancels it by the link, and the agent is told', async () => {
    const appointment = await newAppointment()
    const path = `/api/public/appointments/${await codeFor(appointment.phone)}`
    const page = await visitor.get(path.replace('/api/public/appointments', '/appointment'))
    expect(page.text).toContain('Test drive')
    expect(page.headers['cache-control']).toBe('no-store')
    expect((await visitor.get(path)).body.appointment).toMatchObject({
      kind: 'test_drive',
      status: 'scheduled',
      agent: 'Ada Agent',
    })
    expect((await visitor.post(`${path}/confirm`, {})).body.appointment.status).toBe('confirmed')
    const free = (await visitor.get(`${path}/slots`)).body.data
    const [first] = free
    expect(free.map(({ starts_at }: { starts_at: string }) => starts_at)).not.toContain(appointment.starts_at)
    expect((await visitor.post(`${path}/move`, { starts_at: first.starts_at })).body.appointment).toMatchObject({
      starts_at: first.starts_at,
      status: 'confirmed',
    })
    const ics = await visitor.get(`${path}/appointment.ics`)
    expect(ics.headers['content-type']).toContain('text/calendar')
    expect(ics.text.split('\r\n')).toContain(`UID:${appointment.id}@lotwire`)
    expect((await visitor.post(`${path}/cancel`, {})).body.appointment.status).toBe('canceled')
    const { data: history } = (await ada.client.get(`/api/contacts/${appointment.contact.id}/history`)).body
    const changes = history.slice(0, 2).map(({ type }: { type: string }) => type)
    expect(changes.toSorted()).toEqual(['appointment', 'stage'])
    expect(history[0]).toMatchObject({ user: { id: appointment.contact.id } })
    expect((await visitor.post(`${path}/confirm`, {})).status).toBe(409)
    await eventually(async () => {
      const { data } = (await ada.client.get('/api/notifications')).body
      const kinds = data.map(({ kind }: { kind: string }) => kind)
      expect(kinds).toEqual(expect.arrayContaining(['appointment_booked', 'appointment_moved', 'appointment_canceled']))
    })
  })

  test('whose appointment is over is offered no times for it', async () => {
    const appointment = await newAppointment()
    const path = `/api/public/appointments/${await codeFor(appointment.phone)}`
    const done = { status: 'done' }
    expect((await ours.client.patch(`/api/appointments/${appointment.id}/status`, done)).status).toBe(200)
    expect((await visitor.get(`${path}/slots`)).status).toBe(409)
  })

  test.each(['canceled', 'no_show'])(
    'chooses another time after %s, once, and is back on the board',
    async (status) => {
      const appointment = await newAppointment()
      const { id, phone, contact } = appointment
      const stage = async () => (await ours.client.get(`/api/contacts/${contact.id}`)).body.stage
      const path = `/api/public/appointments/${await codeFor(phone)}`
      const page = path.replace('/api/public/appointments', '/appointment')
      if (status === 'canceled') await visitor.post(`${path}/cancel`, {})
      else await ours.client.patch(`/api/appointments/${id}/status`, { status })
      expect(await stage()).toBe(status === 'canceled' ? 'contacted' : 'missed_appt')
      expect((await visitor.get(page)).text).toContain('Choose another time')
      expect((await visitor.get(`${page}?lang=es`)).text).toContain('Elegir otra hora')
      const [{ starts_at }] = (await visitor.get(`${path}/slots`)).body.data
      const book = { contact_id: contact.id, kind: 'visit', agent_id: ada.id, client_id: `other ${phone}` }
      const soon = new Date(Date.parse(appointment.starts_at) + 3_600_000).toISOString()
      const other = (await ours.client.post('/api/appointments', { ...book, starts_at: soon })).body.appointment
      await eventually(async () => expect(await find(other)).toBeDefined())
      expect((await visitor.post(`${path}/move`, { starts_at })).body.message).toMatch(/another appointment/)
      await ours.client.patch(`/api/appointments/${other.id}/status`, { status: 'canceled' })
      expect((await visitor.post(`${path}/move`, { starts_at })).body.appointment).toMatchObject({
        starts_at,
        status: 'confirmed',
      })
      expect(await stage()).toBe('appt_scheduled')
    },
  )

  test('who uses its link more than people do in a day is refused', async () => {
    const path = `/api/public/appointments/${await codeFor((await newAppointment()).phone)}`
    expect((await visitor.post(`${path}/cancel`, {})).status).toBe(200)
    const moves = Array.from({ length: ACTS_PER_LINK - 1 }, () => visitor.post(`${path}/confirm`, {}))
    expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([409]))
    for (const act of ['confirm', 'cancel']) expect((await visitor.post(`${path}/${act}`, {})).status).toBe(429)
    const starts_at = new Date().toISOString()
    expect((await visitor.post(`${path}/move`, { starts_at })).status).toBe(429)
  })

  test('whose appointment’s link is guessed or foreign finds nothing', async () => {
    for (const path of ['', '/slots', '/appointment.ics'])
      expect((await visitor.get(`/api/public/appointments/AAAAAAAAAAAAAAAAAAAAAA${path}`)).status).toBe(404)
    expect((await visitor.get('/appointment/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
  })
})

test('a visitor books a first test drive where the dealership allows it, with a number that a code proves', async () => {
  const [vehicle] = await fillLot(provenOrg(ours.org), [{ key: 'one', make: 'Ford', model: 'Escape', year: 2021 }])
  const path = `/api/public/test-drives/${vehicle?.id}`
  expect((await visitor.get(path)).body).toEqual({ is_offered: false })
  expect((await visitor.get(`${path}/slots`)).status).toBe(404)
  const settings = [{ key: 'test_drive_online', value: 'true', group: 'appointments' }]
  expect((await ours.client.post('/api/settings/bulk-update', { settings })).status).toBe(200)
  expect((await visitor.get(path)).body).toEqual({ is_offered: true })
  const phone = newCustomer()
  const [{ starts_at }] = (await visitor.get(`${path}/slots`)).body.data
  const body = { phone, name: 'Rosa Lima', starts_at, language: 'es', code: '' }
  for (const abroad of ['+447911123456', '+18765550123'])
    expect((await visitor.post(`${path}/code`, { phone: abroad, language: 'es' })).status).toBe(422)
  for (let sent = 1; sent <= PHONE_CODES.phone; sent++)
    expect((await visitor.post(`${path}/code`, { phone, language: 'es' })).status).toBe(200)
  expect((await visitor.post(`${path}/code`, { phone, language: 'es' })).status).toBe(429)
  const code = await eventually(async () => {
    const texts = await textsFrom(account, phone)
    expect(texts).toHaveLength(PHONE_CODES.phone)
    return texts.map((text) => /(\d{6}) es tu código/.exec(text)?.[1])
  })
  const wrong = { ...body, code: code.includes('000000') ? '111111' : '000000' }
  expect((await visitor.post(path, wrong)).status).toBe(422)
  // Only the last one is good; which that is nobody can see from here.
  const answers = []
  for (const one of code) answers.push(await visitor.post(path, { ...body, code: one }))
  const made = answers.find(({ status }) => status === 200)?.body
  expect((await visitor.get(made.path)).text).toContain('Escape')
  const { row, messages } = await findConversation(ours.client, phone)
  expect(messages[0]?.body).toMatch(/^Quiero una prueba de manejo del 2021 Ford Escape el .+ [ap]\.m\. \[/)
  const { data: consents } = (await ours.client.get(`/api/contacts/${row.contact_id}/consents`)).body
  expect(consents[0]).toMatchObject({ method: 'form', state: 'given', text: expect.stringContaining('STOP') })
  const listed = (await ours.client.get(`/api/appointments?contact=${row.contact_id}`)).body.data
  expect(listed).toMatchObject([{ kind: 'test_drive', starts_at, source: 'customer', vehicle: { id: vehicle?.id } }])
  expect((await visitor.post(path, { ...body, code: code[0] })).status).toBe(422)
})

test('an agent’s calendar feed has their appointments, until its address is made anew', async () => {
  const { id } = await newAppointment()
  const { url } = (await ada.client.post('/api/calendar/feed', {})).body
  const path = new URL(url).pathname
  await eventually(async () => expect((await visitor.get(path)).text).toContain(`UID:${id}@lotwire`))
  expect((await visitor.get(path)).text).not.toMatch(/[^\r]\n/)
  await ada.client.post('/api/calendar/feed', {})
  expect((await visitor.get(path)).status).toBe(404)
})
