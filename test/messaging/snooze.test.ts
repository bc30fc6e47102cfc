import { beforeAll, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'

interface Row {
  contact_id: string
  status: string
  snoozed_until: string | null
  is_woken: boolean
}

let ours: TestOrganization
let account: TwilioAccount
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const runDue = (hours: number) => runDueOf(ours.org, new Date(inHours(hours)))
const list = async (status: string): Promise<Row[]> =>
  (await ours.client.get(`/api/chats/recent-by-contact?status=${status}&per_page=200`)).body.data
const idsIn = async (status: string) => (await list(status)).map(({ contact_id }) => contact_id)

/** A customer whose message has been read. */
async function customer() {
  const phone = newCustomer()
  const write = () => customerWrites({ from: phone, to: account.phone_number, body: 'Is it still for sale?' })
  await write()
  const { id, row } = await findConversation(ours.client, phone)
  const contact_id = row.contact_id as string
  const path = `/api/chats/sms/${id}`
  const read = async () => {
    const { body } = await ours.client.get(`${path}/messages`)
    return ours.client.patch(`${path}/read`, { last_message_id: body.messages.at(-1).id })
  }
  await read()
  return {
    contact_id,
    path,
    write,
    read,
    snooze: (until: string | null) => ours.client.put(`/api/chats/contacts/${contact_id}/snooze`, { until }),
    row: async (): Promise<Row> => (await ours.client.get(`/api/chats/by-contact/${contact_id}`)).body,
  }
}

test('a conversation sleeps in its own list until its time, then is back on top and marked until it is opened', async () => {
  const ana = await customer()
  const ben = await customer()
  const until = inHours(2)
  expect(await ana.snooze(until)).toMatchObject({ status: 200, body: { status: 'active', snoozed_until: until } })
  expect([await idsIn('snoozed'), (await idsIn('active')).includes(ana.contact_id)]).toEqual([[ana.contact_id], false])
  expect((await idsIn('all')).includes(ana.contact_id)).toBe(true)
  await eventually(async () =>
    expect((await ours.client.get('/api/chats/stats')).body).toMatchObject({ total: 2, active: 1, snoozed: 1 }),
  )
  // An answer leaves it asleep.
  expect(await ours.client.post(`${ana.path}/send`, { body: 'Take your time.' })).toMatchObject({ status: 200 })
  expect(await idsIn('snoozed')).toEqual([ana.contact_id])

  await runDue(1)
  expect(await idsIn('snoozed')).toEqual([ana.contact_id])
  await runDue(2)
  await eventually(async () => expect(await idsIn('active')).toEqual([ana.contact_id, ben.contact_id]))
  expect(await ana.row()).toMatchObject({ snoozed_until: null, is_woken: true })
  expect((await ana.read()).body).toMatchObject({ conversation: { is_woken: false } })
  expect(await ana.row()).toMatchObject({ is_woken: false })
  expect(await idsIn('active')).toEqual([ana.contact_id, ben.contact_id])
  await eventually(async () =>
    expect((await ours.client.get('/api/chats/stats')).body).toMatchObject({ total: 2, active: 2, snoozed: 0 }),
  )
})

test('the customer’s message wakes it, and its time then does nothing', async () => {
  const ana = await customer()
  await ana.snooze(inHours(1))
  await ana.write()
  await eventually(async () => expect(await idsIn('active')).toContain(ana.contact_id))
  expect(await ana.row()).toMatchObject({ snoozed_until: null, is_woken: true })
  await ana.read()
  await runDue(1)
  expect(await ana.row()).toMatchObject({ is_woken: false })
})

test('it is snoozed to another time, woken by hand, and closed', async () => {
  const ana = await customer()
  await ana.snooze(inHours(1))
  const until = inHours(5)
  await ana.snooze(until)
  await runDue(2)
  expect(await ana.row()).toMatchObject({ snoozed_until: until })
  expect(await ana.snooze(null)).toMatchObject({ body: { snoozed_until: null, is_woken: false } })
  await ana.snooze(until)
  expect(await ours.client.patch(`${ana.path}/status`, { status: 'closed' })).toMatchObject({ status: 200 })
  expect(await ana.row()).toMatchObject({ status: 'closed', snoozed_until: null })
  expect(await ana.snooze(until)).toMatchObject({
    status: 409,
    body: { message: 'Only active conversations can be snoozed.' },
  })
  await ours.client.patch(`${ana.path}/status`, { status: 'active' })
  expect(await ana.snooze(inHours(-1))).toMatchObject({
    status: 422,
    body: { errors: { until: 'Choose a time in the future.' } },
  })
})
