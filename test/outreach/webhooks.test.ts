import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { closeOwnCloud, customerWrites, newOrganization, openOwnCloud, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'

interface Call {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** Another program of the dealership: it keeps what it is told, and answers as a path says (`/500`). */
const calls: Call[] = []
let server: Server
let address: string
let ours: TestOrganization
let theirs: TestOrganization
beforeAll(async () => {
  // A call that waits two seconds counts as unanswered: nothing else may keep its cloud busy.
  await openOwnCloud()
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    calls.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() })
    if (path.startsWith('/silent')) return
    const status = Number(/\/(\d{3})/.exec(path)?.[1] ?? 200)
    response.writeHead(status, status === 302 ? { location: `${address}/led-here` } : {}).end(`Answered ${status}.`)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  address = `http://localhost:${(server.address() as AddressInfo).port}`
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
})
afterAll(async () => {
  server?.close()
  await closeOwnCloud()
})

const add = async (path: string, events: string[], { client } = ours) => {
  const { status, body } = await client.post('/api/webhooks-out', { url: address + path, events })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { id: string; secret: string }
}
const at = (path: string) => calls.filter((call) => call.path === path)
const addContact = async ({ client } = ours, phone = newCustomer()): Promise<string> =>
  (await client.post('/api/contacts', { first_name: 'Ana', last_name: 'Torres', phone })).body.id
const deliveriesOf = async (id: string, { client } = ours) =>
  (await client.get(`/api/webhooks-out/${id}/deliveries`)).body.data
const stateOf = async (id: string) =>
  (await ours.client.get('/api/webhooks-out')).body.data.find((one: { id: string }) => one.id === id)

/** As the reference for receivers says. */
function isSigned({ headers, body }: Call, secret: string): boolean {
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['lotwire-signature'])) ?? []
  return v1 === createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
}

test('an address is told of the events it chose, in the API’s shapes, each signed with its own secret', async () => {
  const account = await ours.connect()
  const chosen = ['message_received', 'contact_created', 'stage_changed', 'appointment_changed', 'message_sent']
  const [all, few] = [await add('/all', chosen), await add('/few', ['stage_changed'])]
  const from = newCustomer()
  await customerWrites({ from, to: account.phone_number, body: 'Is the truck there?', profile_name: 'Ana' })
  const received = await eventually(async () => {
    const found = at('/all').find(({ headers }) => headers['lotwire-event'] === 'message_received')
    return found ?? Promise.reject(new Error('The message was not told.'))
  })
  const { data } = JSON.parse(received.body)
  expect(data).toMatchObject({ channel: 'sms', message: { body: 'Is the truck there?', direction: 'inbound', from } })
  const contact = `/api/contacts/${data.contact_id}`
  expect((await ours.client.get(contact)).body.phone).toBe(from)

  await ours.client.post(`/api/chats/sms/${data.conversation_id}/send`, { body: 'It is.' })
  await ours.client.patch(`/api/chats/sms/${data.conversation_id}`, { stage: 'contacted' })
  const { id: agent_id } = await ours.addMember({ role: 'agent' })
  const starts_at = new Date(Date.now() + 72 * 3_600_000).toISOString()
  const visit = { contact_id: data.contact_id, kind: 'visit', starts_at, agent_id, client_id: 'once' }
  expect(await ours.client.post('/api/appointments', visit)).toMatchObject({ status: 200 })
  await eventually(() =>
    expect(new Set(at('/all').map(({ headers }) => headers['lotwire-event']))).toEqual(new Set(chosen)),
  )

  expect(at('/all').every((call) => isSigned(call, all.secret))).toBe(true)
  expect(new Set(at('/all').map(({ body }) => JSON.parse(body).id)).size, 'each once').toBe(at('/all').length)
  // Booking moved the customer on once more.
  const moves = ['stage_changed', 'stage_changed']
  await eventually(() => expect(at('/few').map(({ headers }) => headers['lotwire-event'])).toEqual(moves))
  expect(at('/few').every((call) => isSigned(call, few.secret) && !isSigned(call, all.secret))).toBe(true)
  const stages = at('/few').map(({ body }) => JSON.parse(body).data.contact.stage)
  expect(stages.toSorted()).toEqual(['appt_scheduled', 'contacted'])
  const arrived = {
    event: 'stage_changed',
    status: 'delivered',
    attempts: 1,
    answer_status: 200,
    answer: 'Answered 200.',
  }
  await eventually(async () => expect(await deliveriesOf(few.id)).toMatchObject([arrived, arrived]))
})

test('what is refused is tried again for a day, under one id; then the address is off, and managers are told', async () => {
  const { id } = await add('/500', ['contact_created'])
  await addContact()
  const waits: number[] = []
  let now = new Date()
  for (let attempts = 1; attempts <= 7; attempts++) {
    const one = await eventually(async () => {
      const [found] = await deliveriesOf(id)
      expect(found).toMatchObject({ attempts, error: 'refused', answer_status: 500, answer: 'Answered 500.' })
      return found
    })
    if (attempts === 7) break
    waits.push(Math.round((Date.parse(one.next_attempt_at) - Date.parse(one.last_attempt_at)) / 60_000))
    now = new Date(one.next_attempt_at)
    expect(await runDueOf(ours.org, new Date(now.getTime() - 1000), 'deliver-webhooks'), 'no sooner').toBe(0)
    expect(await runDueOf(ours.org, now, 'deliver-webhooks')).toBe(1)
  }
  expect(waits.reduce((sum, one) => sum + one)).toBe(24 * 60)
  expect(new Set(at('/500').map(({ headers }) => headers['lotwire-delivery'])).size).toBe(1)
  expect(new Set(at('/500').map(({ body }) => body)).size).toBe(1)
  await eventually(async () => expect(await stateOf(id)).toMatchObject({ is_active: false, off_because: 'failing' }))
  const [failed] = await deliveriesOf(id)
  expect(failed).toMatchObject({ status: 'failed', next_attempt_at: null })
  await eventually(async () =>
    expect((await ours.client.get('/api/notifications')).body.data).toContainEqual(
      expect.objectContaining({ kind: 'webhook_off' }),
    ),
  )

  const resend = () => ours.client.post(`/api/webhooks-out/${id}/deliveries/${failed.id}/resend`)
  expect(await resend(), 'while it is off').toMatchObject({ status: 409 })
  const put = await ours.client.put(`/api/webhooks-out/${id}`, { url: `${address}/mended`, is_active: true })
  expect(put).toMatchObject({ status: 200, body: { is_active: true, off_because: null } })
  expect(await resend()).toMatchObject({ status: 200 })
  await eventually(async () => expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered', attempts: 1 }]))
  expect(at('/mended').map(({ headers }) => headers['lotwire-delivery'])).toEqual([failed.id])
})

test('an address of somebody who did not see everybody is off until somebody who does switches it on', async () => {
  const rights = ['settings', 'see_all']
  const role = (await theirs.client.post('/api/roles', { name: 'Programs', rights })).body.role.id as string
  const { id: person, client } = await theirs.addMember({ role: 'agent' })
  expect((await theirs.client.put(`/api/team/members/${person}/role`, { role })).status).toBe(200)
  const unseen = await add('/unseen', ['contact_created'], { ...theirs, client })
  const seen = await add('/seen', ['contact_created'], theirs)
  expect((await client.get(`/api/webhooks-out/${unseen.id}/deliveries`)).status).toBe(200)
  expect((await theirs.client.put(`/api/roles/${role}`, { rights: ['settings'] })).status).toBe(200)
  expect((await client.get(`/api/webhooks-out/${unseen.id}/deliveries`)).status).toBe(403)
  // As from before that was asked for: who added it stands in the audit log alone.
  const { findWebhook, replaceWebhook } = await import('../../functions/core/outreach/webhooks/store.ts')
  for (const { id } of [unseen, seen]) {
    const webhook = await findWebhook(provenOrg(theirs.org), id)
    if (webhook) await replaceWebhook(webhook, { sees_all_by: undefined })
  }
  await addContact(theirs)
  await eventually(() => expect(at('/seen')).toHaveLength(1))
  const listed = async () => (await theirs.client.get('/api/webhooks-out')).body.data
  await eventually(async () =>
    expect(await listed()).toContainEqual(
      expect.objectContaining({ id: unseen.id, is_active: false, off_because: 'unseen' }),
    ),
  )
  expect(at('/unseen')).toEqual([])
  expect((await theirs.client.put(`/api/webhooks-out/${unseen.id}`, { is_active: true })).body.off_because).toBeNull()
  await addContact(theirs)
  await eventually(() => expect(at('/unseen')).toHaveLength(1))
  for (const { id } of [unseen, seen]) await theirs.client.delete(`/api/webhooks-out/${id}`)
})

test('an address that never answers is let be, asked again by one call at a time, and stops no other', async () => {
  const [silent, quick] = [await add('/silent', ['contact_created']), await add('/beside', ['contact_created'])]
  await add('/elsewhere', ['contact_created'], theirs)
  await Promise.all([addContact(), addContact(), addContact()])
  await eventually(async () => {
    const tried = await deliveriesOf(silent.id)
    expect(tried).toMatchObject(Array(3).fill({ status: 'waiting', error: 'timeout', attempts: 1 }))
  })
  await Promise.all([addContact(), addContact(theirs)])
  await eventually(() => expect([at('/beside').length, at('/elsewhere').length]).toEqual([4, 1]))
  const left = await eventually(async () => {
    const [newest] = await deliveriesOf(silent.id)
    expect(newest).toMatchObject({ status: 'waiting', attempts: 0, next_attempt_at: expect.any(String) })
    expect(Date.parse(newest.next_attempt_at)).toBeGreaterThan(Date.now())
    return newest
  })
  expect(at('/silent')).toHaveLength(3)
  expect(await deliveriesOf(quick.id)).toMatchObject(Array(4).fill({ status: 'delivered' }))
  // All four are due by then.
  await runDueOf(ours.org, new Date(Date.parse(left.next_attempt_at) + 60_000), 'deliver-webhooks')
  await eventually(() => expect(at('/silent')).toHaveLength(4))
  await Promise.all([silent, quick].map(({ id }) => ours.client.delete(`/api/webhooks-out/${id}`)))
})

test('a redirect is not followed', async () => {
  const { id } = await add('/302', ['contact_created'])
  await addContact()
  await eventually(async () =>
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'waiting', error: 'redirect', answer_status: 302 }]),
  )
  expect(at('/led-here')).toEqual([])
})

/** Takes a run's only step once more, as after a crash before it was written down. */
async function takeAgain({ id, automation }: { id: string; automation: { id: string } }, contactId: string) {
  const org = provenOrg(ours.org)
  const [{ takeStep }, { findRun }, { findPublished }, { findContact }] = await Promise.all([
    import('../../functions/core/outreach/runs/take-step.ts'),
    import('../../functions/core/outreach/runs/store.ts'),
    import('../../functions/core/outreach/automations/door.ts'),
    import('../../functions/core/customers/contacts/door.ts'),
  ])
  const run = await findRun(org, automation.id, id)
  const version = await findPublished(org, automation.id, 1)
  const contact = await findContact({ org }, contactId)
  const [step] = version?.steps ?? []
  if (!run || !version || !contact || !step) throw new Error('There is no such run.')
  await takeStep({ org, requestId: 'again', now: new Date() }, { run: { ...run, story: [] }, contact, version, step })
}

test('an automation calls the address that it names, once and signed; one that is off is told in its story', async () => {
  const { id, secret } = await add('/called', [])
  const made = await ours.client.post('/api/automations', {
    name: 'Tell the DMS',
    trigger: { on: 'labeled', label: 'Urgent' },
    cool_down_minutes: 0,
    steps: [{ id: 'call', act: 'webhook', webhook_id: id }],
  })
  const path = `/api/automations/${made.body.automation.id}`
  expect(await ours.client.post(`${path}/publish`)).toMatchObject({ status: 200 })
  const label = (contact: string) => ours.client.put(`/api/contacts/${contact}`, { add_labels: ['Urgent'] })
  const contact = await addContact()
  await label(contact)
  const [call] = await eventually(() => {
    expect(at('/called')).toHaveLength(1)
    return at('/called')
  })
  if (!call) throw new Error('It was not called.')
  expect(isSigned(call, secret)).toBe(true)
  const { event, data } = JSON.parse(call.body)
  expect({ event, ...data }).toMatchObject({
    event: 'automation_step',
    automation: { name: 'Tell the DMS' },
    contact: { id: contact, first_name: 'Ana' },
  })
  await eventually(async () =>
    expect(await deliveriesOf(id)).toMatchObject([{ event: 'automation_step', status: 'delivered' }]),
  )
  const runs = async () => (await ours.client.get(`${path}/runs`)).body.data
  await takeAgain((await runs())[0], contact)
  expect(await deliveriesOf(id), 'taken again after a crash').toHaveLength(1)

  expect((await ours.client.put(`/api/webhooks-out/${id}`, { is_active: false })).status).toBe(200)
  const another = await addContact()
  await label(another)
  // Runs of one second stand in any order.
  await eventually(async () => {
    const run = (await runs()).find((one: { contact: { id: string } }) => one.contact.id === another)
    expect(run?.story).toMatchObject([{ outcome: 'skipped', reason: expect.stringContaining('off') }])
  })
  expect((await ours.client.get(path)).body.automation.problems).toMatchObject([{ step: 'call' }])
  expect(await deliveriesOf(id)).toHaveLength(1)
  await ours.client.delete(path)
})

describe('an address', () => {
  test.each([
    'http://hooks.example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://10.0.0.7/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.7]/',
    'https://me:secret@hooks.example.com/',
    'https://intranet/',
    'https://hooks.example.com./',
    'https://hooks.example.com:22/',
    'ftp://hooks.example.com/',
    'no address',
  ])('%s is refused', async (url) => {
    const answer = await ours.client.post('/api/webhooks-out', { url, events: ['call_ended'] })
    expect(answer).toMatchObject({ status: 422, body: { errors: { url: expect.stringContaining('https') } } })
  })

  test('is its dealership’s managers’ alone, and its secret is shown once', async () => {
    const { id, secret } = await add('/own', ['contact_created'])
    expect(secret).toMatch(/^whsec_/)
    expect((await ours.client.get('/api/webhooks-out')).text).not.toContain(secret)
    await addContact()
    const [delivery] = await eventually(async () => {
      const found = await deliveriesOf(id)
      expect(found).toHaveLength(1)
      return found
    })
    const own = await add('/theirs', ['contact_created'], theirs)
    for (const webhook of [id, own.id])
      expect(await theirs.client.post(`/api/webhooks-out/${webhook}/deliveries/${delivery.id}/resend`)).toMatchObject({
        status: 404,
      })
    expect((await ours.client.delete(`/api/webhooks-out/${id}`)).status).toBe(204)
    expect((await ours.client.get(`/api/webhooks-out/${id}/deliveries`)).status).toBe(404)
    await addContact()
    await addContact(theirs)
    await eventually(() => expect(at('/theirs')).toHaveLength(1))
    expect(at('/own')).toHaveLength(1)
  })
})
