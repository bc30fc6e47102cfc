import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { allFollowed } from '../all-followed.ts'
import { type Client, callConsole, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { PNG, uploadInOnePiece } from '../files.ts'
import { runDueOf } from '../run-due-of.ts'
import { runJob } from '../run-job.ts'

interface Scheduled {
  id: string
  status: string
  reason: string | null
  send_at: string
  body: string
  message_id: string | null
}
type ChannelName = 'sms' | 'whatsapp'

let ours: TestOrganization
let account: TwilioAccount
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const runDue = (hours: number) => runDueOf(ours.org, new Date(inHours(hours)))

/** A customer who has just written, and what one does for later in their conversation. */
async function customer(type: ChannelName = 'sms') {
  const phone = newCustomer()
  const from = type === 'sms' ? phone : `whatsapp:${phone}`
  const to = type === 'sms' ? account.phone_number : account.whatsapp_from
  const write = (body = 'Is it still for sale?') => customerWrites({ from, to, body })
  await write()
  const { id, row } = await findConversation(ours.client, phone, type)
  const contact_id = row.contact_id as string
  const path = `/api/chats/${type}/${id}`
  const list = async (): Promise<Scheduled[]> => (await ours.client.get(`${path}/scheduled`)).body.data
  const find = async (scheduled: Scheduled) => (await list()).find(({ id }) => id === scheduled.id)
  return {
    id,
    contact_id,
    path,
    write,
    list,
    post: (more: object = {}, client: Client = ours.client) =>
      client.post(`${path}/scheduled`, {
        body: 'See you tomorrow?',
        contact_id,
        client_id: randomUUID(),
        send_at: inHours(1),
        ...more,
      }),
    async schedule(more: object = {}, client: Client = ours.client): Promise<Scheduled> {
      const { status, body, text } = await this.post(more, client)
      expect(status, text).toBe(200)
      return body.scheduled
    },
    becomes: (scheduled: Scheduled, status: string) =>
      eventually(async () => {
        const found = await find(scheduled)
        expect(found?.status).toBe(status)
        return found as Scheduled
      }),
    sent: async (): Promise<{ id: string; body: string; status: string; user: { name: string } }[]> =>
      (await ours.client.get(`${path}/messages`)).body.messages.filter(
        (one: { direction: string }) => one.direction === 'outbound',
      ),
    /** The bodies that Twilio took for them. */
    async atTwilio(): Promise<string[]> {
      const query = new URLSearchParams({ account_sid: account.account_sid, to: from })
      const { body } = await callConsole('GET', `twilio/messages?${query}`)
      return body.messages
        .filter((one: { direction: string }) => one.direction === 'outbound-api')
        .map((one: { body: string }) => one.body)
    },
    /** The job with this message of the queue, as a worker runs it. */
    async runJob({ id: scheduled, send_at: due }: Scheduled) {
      const { sendScheduled } = await import('../../functions/core/messaging/scheduled/send-scheduled.ts')
      const run = { org: provenOrg(ours.org), now: new Date(due), requestId: 'test', isLate: false }
      await sendScheduled(run, { conversation: id, scheduled, due })
    },
  }
}

test('a message leaves at its time and not before, as its writer’s, once for each client id', async () => {
  const ana = await customer()
  const client_id = randomUUID()
  const first = await ana.schedule({ client_id })
  expect(await ana.schedule({ client_id, body: 'Sent twice' })).toEqual(first)
  await runDue(0.9)
  expect(await ana.list()).toMatchObject([{ id: first.id, status: 'waiting' }])
  await runDue(1)
  const { message_id } = await ana.becomes(first, 'sent')
  expect(await ana.sent()).toMatchObject([{ id: message_id, body: 'See you tomorrow?', user: { name: 'Olga Owner' } }])
})

describe('exactly one message leaves', () => {
  test('when the job’s message is doubled, at once and again later', async () => {
    const ana = await customer()
    const scheduled = await ana.schedule()
    await Promise.all([ana.runJob(scheduled), ana.runJob(scheduled), ana.runJob(scheduled)])
    await ana.runJob(scheduled)
    await ana.becomes(scheduled, 'sent')
    expect(await ana.atTwilio()).toEqual(['See you tomorrow?'])
  })

  test('when the job is killed after it claimed the message', async () => {
    const ana = await customer()
    const scheduled = await ana.schedule()
    const { findScheduled, setSending } = await import('../../functions/core/messaging/scheduled/store.ts')
    const seen = await findScheduled(provenOrg(ours.org), ana.id, scheduled.id)
    expect(seen && (await setSending(seen))).toBe(true)
    expect(await ours.client.delete(`${ana.path}/scheduled/${scheduled.id}`)).toMatchObject({ status: 409 })
    await ana.runJob(scheduled)
    await ana.becomes(scheduled, 'sent')
    expect(await ana.atTwilio()).toEqual(['See you tomorrow?'])
  })

  test.each([
    ['before', 'Twilio was asked'],
    ['after', 'Twilio took it'],
  ])('when the job is killed %s %s', async (when) => {
    const ana = await customer()
    const scheduled = await ana.schedule()
    const { findScheduled, setSending } = await import('../../functions/core/messaging/scheduled/store.ts')
    const seen = await findScheduled(provenOrg(ours.org), ana.id, scheduled.id)
    if (!seen) throw new Error('It is not there.')
    await setSending(seen)
    await killedSend(ana.contact_id, ana.id, scheduled.id, when === 'after')
    await ana.runJob(scheduled)
    // What Twilio took, it may have reported by now.
    if (when === 'before') expect(await ana.list()).toMatchObject([{ status: 'waiting' }])
    await eventually(async () => {
      const [message] = await ana.sent()
      await runJob('check-messages', { org: ours.org, conversation: ana.id, message: message?.id })
      expect(message?.status === 'queued' || message?.status === 'unknown').toBe(false)
    })
    await ana.runJob(scheduled)
    await ana.becomes(scheduled, 'sent')
    expect(await ana.atTwilio()).toEqual(['See you tomorrow?'])
  })
})

/** What a worker leaves that is killed with its message written, before or after Twilio took it. */
async function killedSend(contact: string, conversation: string, scheduled: string, isTaken: boolean) {
  const { appendMessage } = await import('../../functions/core/messaging/messages/append-store.ts')
  const { markOfClient } = await import('../../functions/core/messaging/messages/message-marks.ts')
  const { clientIdOf } = await import('../../functions/core/messaging/scheduled/entity.ts')
  const { findContact } = await import('../../functions/core/customers/contacts/door.ts')
  const { deliverMessage } = await import('../../functions/core/messaging/messages/deliver-message.ts')
  const { carrierOf } = await import('../../functions/core/telephony/carriers/carriers.ts')
  const { newId } = await import('../../functions/core/platform/table/ids.ts')
  const org = provenOrg(ours.org)
  const seen = await findContact({ org }, contact, true)
  if (!seen) throw new Error('The contact is not there.')
  const client_id = clientIdOf({ id: scheduled })
  const message = {
    org,
    conversation,
    id: newId(new Date()),
    contact,
    channel: 'sms' as const,
    direction: 'outbound' as const,
    body: 'See you tomorrow?',
    sent_at: new Date().toISOString(),
    status: 'queued' as const,
    rank: 0,
    client_id,
    from: account.phone_number,
    to: seen.listed.addresses.phone,
    user_id: ours.ownerId,
    user_name: 'Olga Owner',
  }
  const change = { seen, update: {}, isRefusedAfterOptOut: true }
  expect(await appendMessage(message, markOfClient(conversation, client_id), change)).toBe('appended')
  if (!isTaken) return
  const sender = await carrierOf('sms').findSender(org, 'sms')
  if (sender) await deliverMessage(sender, message, { body: message.body })
}

test('it is changed, sent now, and taken back; what is over stays as it is', async () => {
  const ana = await customer()
  const scheduled = await ana.schedule()
  const at = `${ana.path}/scheduled/${scheduled.id}`
  const send_at = inHours(3)
  expect(await ours.client.put(at, { body: 'On Friday?', send_at })).toMatchObject({
    status: 200,
    body: { scheduled: { id: scheduled.id, body: 'On Friday?', send_at, status: 'waiting' } },
  })
  await ana.runJob(scheduled)
  await runDue(2)
  expect(await ana.atTwilio()).toEqual([])
  expect(await ours.client.post(`${at}/send-now`)).toMatchObject({
    status: 200,
    body: { scheduled: { status: 'sent' } },
  })
  for (const answer of [await ours.client.put(at, { body: 'Too late' }), await ours.client.delete(at)])
    expect(answer).toMatchObject({ status: 409, body: { message: 'This message isn’t waiting anymore.' } })
  await runDue(3)
  expect(await ana.atTwilio()).toEqual(['On Friday?'])

  const other = await ana.schedule({ body: 'Never mind' })
  expect(await ours.client.delete(`${ana.path}/scheduled/${other.id}`)).toMatchObject({
    body: { scheduled: { status: 'canceled', reason: null } },
  })
  await ana.runJob(other)
  expect(await ana.atTwilio()).toEqual(['On Friday?'])
})

test.each([
  [true, 'canceled', 'Not sent because the customer wrote first.', 0],
  [false, 'sent', null, 1],
])('where the customer writes first and unless_reply is %s, it is %s', async (unless_reply, status, reason, count) => {
  const ana = await customer()
  const scheduled = await ana.schedule({ unless_reply })
  await ana.write('I found another one.')
  await runDue(1)
  expect(await ana.becomes(scheduled, status)).toMatchObject({ reason })
  expect(await ana.atTwilio()).toHaveLength(count)
})

test('a refusal at its time is told to its writer, stands in the thread, and can be sent again', async () => {
  const ana = await customer()
  const agent = await ours.addMember({ role: 'agent', first_name: 'Ada' })
  await assign(ours.client, ana, agent.id)
  const scheduled = await ana.schedule({}, agent.client)
  await ours.client.patch(`${ana.path}/status`, { status: 'closed' })
  await runDue(1)
  const reason = 'This conversation is not active. Reopen it to send messages.'
  expect(await ana.becomes(scheduled, 'refused')).toMatchObject({ reason })
  await eventually(async () => {
    const { body } = await agent.client.get('/api/notifications')
    expect(JSON.stringify(body)).toContain('scheduled_refused')
  })
  const now = `${ana.path}/scheduled/${scheduled.id}/send-now`
  expect(await ours.client.post(now)).toMatchObject({ status: 422, body: { code: 'conversation_not_active' } })
  expect(await ana.list()).toMatchObject([{ status: 'refused', reason }])
  await ours.client.patch(`${ana.path}/status`, { status: 'active' })
  expect(await ours.client.post(now)).toMatchObject({
    status: 200,
    body: { scheduled: { status: 'sent', reason: null } },
  })
  expect(await ana.atTwilio()).toEqual(['See you tomorrow?'])
})

test.each([
  ['has left', 'The person who scheduled this no longer has access to Lotwire.'],
  ['may not see the contact any more', 'The person who scheduled this can’t see this contact anymore.'],
  ['may not send any more', 'The person who scheduled this can’t send messages anymore.'],
])('nothing is sent as somebody’s who %s, and managers are told', async (what, reason) => {
  const ana = await customer()
  const [agent, other] = [await ours.addMember({ role: 'agent' }), await ours.addMember({ role: 'agent' })]
  await assign(ours.client, ana, agent.id)
  const scheduled = await ana.schedule({}, agent.client)
  if (what === 'may not send any more') await losesWrite(agent, ana)
  else await assign(ours.client, ana, other.id)
  if (what === 'has left') expect((await ours.client.delete(`/api/team/members/${agent.id}`)).status).toBeLessThan(300)
  await runDue(1)
  expect(await ana.becomes(scheduled, 'refused')).toMatchObject({ reason })
  await allFollowed()
  const { body } = await ours.client.get('/api/notifications')
  expect(
    body.data.some(
      (one: { kind: string; contact_id: string }) =>
        one.kind === 'scheduled_refused' && one.contact_id === ana.contact_id,
    ),
  ).toBe(true)
})

/** Gives them a role that reads only; they can schedule nothing more. */
async function losesWrite(
  { id, client }: { id: string; client: Client },
  { post }: Awaited<ReturnType<typeof customer>>,
) {
  const { role } = (await ours.client.post('/api/roles', { name: 'Reads only', rights: ['edit'] })).body
  expect((await ours.client.put(`/api/team/members/${id}/role`, { role: role.id })).status).toBe(200)
  expect(await post({}, client)).toMatchObject({ status: 403 })
}

test.each([
  [23, 'en', 200, undefined],
  [25, 'en', 422, 'The 24-hour WhatsApp window will be closed by then. Schedule a template instead.'],
])('free text on WhatsApp for %s h after the customer wrote (%s) is answered %s', async (hours, _, status, message) => {
  const ana = await customer('whatsapp')
  const answer = await ana.post({ send_at: inHours(hours) })
  expect(answer).toMatchObject({ status, ...(message && { body: { code: 'window_will_be_shut', message } }) })
})

test.each([
  [-0.1, 'Choose a time in the future.'],
  [24 * 367, 'Choose a time within a year.'],
])('%s hours from now is no time for a message', async (hours, message) => {
  const ana = await customer()
  expect(await ana.post({ send_at: inHours(hours) })).toMatchObject({
    status: 422,
    body: { errors: { send_at: message } },
  })
})

test('a file is the contact’s from the moment it is scheduled, and goes with the message', async () => {
  const ana = await customer()
  const { url } = (await uploadInOnePiece(ours.client, PNG)).body
  const scheduled = await ana.schedule({ body: '', media_url: url })
  expect(scheduled).toMatchObject({ file: { content_type: 'image/png' } })
  await runDue(1)
  await ana.becomes(scheduled, 'sent')
  expect(await ana.sent()).toMatchObject([{ media: [{ content_type: 'image/png', status: 'ready' }] }])
})

test('a deleted contact takes them along', async () => {
  const ana = await customer()
  await ana.schedule()
  const { listOf } = await import('../../functions/core/messaging/scheduled/store.ts')
  expect((await ours.client.delete(`/api/contacts/${ana.contact_id}`)).status).toBeLessThan(300)
  await eventually(async () => expect(await listOf(provenOrg(ours.org), ana.id)).toEqual([]))
})

test('a text with a vehicle’s price leaves only while customers may see that price', async () => {
  const [kept, changed] = await Promise.all(
    [21_450, 18_000].map(async (price) => {
      const car = { make: 'Honda', model: 'Civic', year: 2023, price }
      return (await ours.client.post('/api/inventory', car)).body as { id: string }
    }),
  )
  const ana = await customer()
  const says = (price: string, id = '') => ({ body: `2023 Honda Civic - ${price} plus tax`, vehicle_id: id })
  const leaves = await ana.schedule(says('$21,450', kept?.id))
  const waits = await ana.schedule(says('$18,000', changed?.id))
  await ours.client.put(`/api/inventory/${changed?.id}`, { price: 18_500 })
  await runDue(1)
  await ana.becomes(leaves, 'sent')
  expect((await ana.becomes(waits, 'refused')).reason).toMatch(/price has changed/)
  expect((await ana.atTwilio()).join()).not.toContain('$18,000')
})
